import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/** Providers of the client's rooms are JSX, which Node does not read; nothing is drawn here, so their names are all that is needed. */
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.tsx')) return next(url, context)
    const source = readFileSync(fileURLToPath(url), 'utf8')
    const names = [...source.matchAll(/^export function (\w+)/gm)].map(([, name]) => name)
    const drawn = names.map(name => `export const ${name} = undefined`).join('\n')
    return { format: 'module', source: drawn, shortCircuit: true }
  },
})

const { simulate } = await import('./simulate.ts')
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '200' },
    seed: { type: 'string' },
    trace: { type: 'boolean', default: false },
  },
})
process.exitCode = await simulate({
  seeds: Number(values.seeds),
  trace: values.trace,
  ...(values.seed !== undefined && { seed: Number(values.seed) }),
})
