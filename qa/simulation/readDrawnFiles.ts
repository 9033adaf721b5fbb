import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/**
 * The entry points of the client's modules export providers too, which are JSX and which Node cannot read; nothing is
 * rendered here, so their names are enough.
 */
registerHooks({
  load(url, context, next) {
    if (!url.endsWith('.tsx')) return next(url, context)
    const source = readFileSync(fileURLToPath(url), 'utf8')
    const names = [
      ...[...source.matchAll(/^export function (\w+)/gm)].map(([, name]) => name),
      ...[...source.matchAll(/^export \{ ([\w, ]+) \}$/gm)].flatMap(([, list = '']) => list.split(', ')),
    ]
    const drawn = names.map(name => `export const ${name} = undefined`).join('\n')
    return { format: 'module', source: drawn, shortCircuit: true }
  },
})
