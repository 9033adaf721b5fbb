import { buildCentrifugo } from '../centrifugo/index.ts'

/** One part of `npm test`. */
export interface TestPart {
  readonly name: string
  /** Arguments of Node, or a tool of `node_modules/.bin` and its arguments. */
  readonly command: readonly [tool: string, ...args: string[]]
  /**
   * How its result is counted: a gate is one check; a report is the file in `.cache/reports` to which the tool writes
   * its test counts.
   */
  readonly counts: 'gate' | { readonly report: string; readonly format: 'vitest' | 'playwright' }
  /**
   * Prepares what the part needs of this machine; returns a sentence about what is missing. The part is not run then.
   */
  readonly missing?: (root: string) => Promise<string | undefined>
}

const vitest = (project: string): TestPart => ({
  name: `tests: ${project}`,
  command: [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=.cache/reports/${project}.json`,
  ],
  counts: { report: `${project}.json`, format: 'vitest' },
})

/** In the order they run: fast and reliable ones first. */
export const PARTS: readonly TestPart[] = [
  { name: 'format', command: ['oxfmt', '--check', '.'], counts: 'gate' },
  { name: 'lint', command: ['oxlint', '--type-aware'], counts: 'gate' },
  { name: 'types', command: ['tsc', '-b'], counts: 'gate' },
  { name: 'boundaries', command: ['node', 'tools/boundaries/check.ts'], counts: 'gate' },
  { name: 'canary', command: ['node', 'tools/boundaries/canary.ts'], counts: 'gate' },
  { name: 'names', command: ['node', 'tools/names/check.ts'], counts: 'gate' },
  { name: 'dead code', command: ['knip', '--no-config-hints'], counts: 'gate' },
  { name: 'mutation report', command: ['node', 'tools/mutation/check.ts'], counts: 'gate' },
  {
    name: 'coverage of the specification',
    command: ['node', 'tools/coverage/check.ts'],
    counts: 'gate',
  },
  vitest('unit'),
  vitest('backend'),
  {
    ...vitest('centrifugo'),
    async missing(root) {
      const server = await buildCentrifugo(root)
      return server.kind === 'absent' ? `second engine not run: ${server.why}` : undefined
    },
  },
  {
    name: 'simulation',
    command: ['node', 'qa/simulation/main.ts', '--seeds', '200'],
    counts: 'gate',
  },
  { name: 'build', command: ['node', 'tools/bundle/build.ts'], counts: 'gate' },
  { name: 'size', command: ['node', 'tools/bundle/size.ts'], counts: 'gate' },
  { name: 'commands of the README', command: ['node', 'tools/commands/main.ts'], counts: 'gate' },
  {
    name: 'tests: browser',
    command: ['playwright', 'test', '--config', 'qa/e2e/playwright.config.ts'],
    counts: { report: 'e2e.json', format: 'playwright' },
  },
]
