import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { TestPart } from './parts.ts'
import { readReport, type TestCounts } from './readReport.ts'

export interface TestPartResult extends TestCounts {
  readonly seconds: number
  /** The tool's output, for a part that failed. */
  readonly output: string
}

/** Runs one part under the project's own Node and tools, without a keyboard, and counts its results. */
export async function runPart(root: string, part: TestPart): Promise<TestPartResult> {
  const report = part.counts === 'gate' ? undefined : join(root, '.cache', 'reports', part.counts.report)
  if (report) rmSync(report, { force: true }) // an old report must not count for this run
  const startedAt = performance.now()
  const { succeeded, output } = await run(root, part.command)
  const seconds = (performance.now() - startedAt) / 1000
  if (part.counts === 'gate' || report === undefined) {
    return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0, seconds, output }
  }
  const text = existsSync(report) ? readFileSync(report, 'utf8') : undefined
  return { ...readReport(part.counts.format, text, succeeded), seconds, output }
}

function run(
  root: string,
  [tool, ...args]: TestPart['command'],
): Promise<{ succeeded: boolean; output: string }> {
  return new Promise(resolve => {
    const child = spawn(tool, args, {
      cwd: root,
      env: {
        ...process.env,
        PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let output = ''
    const collect = (chunk: Buffer) => (output += chunk.toString())
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', error => resolve({ succeeded: false, output: error.message }))
    child.on('close', code => resolve({ succeeded: code === 0, output }))
  })
}
