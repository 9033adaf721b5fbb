import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

const DOORS: Readonly<Record<string, string>> = {
  vitest: new URL('./vitestDoor.ts', import.meta.url).href,
  'fast-check': new URL('./fastCheckDoor.ts', import.meta.url).href,
}

/**
 * Lets the modules of a folder be loaded over and over within one process: each call of `refresh` makes the next import
 * evaluate them anew. Their types are stripped once. What they import as `vitest` or `fast-check` is the door beside this.
 */
export function freshModules(folder: string): {
  load: (path: string) => Promise<unknown>
  refresh: () => void
} {
  const home = pathToFileURL(`${folder}/`).href
  const scripts = new Map<string, string>()
  let round = 0
  const scriptOf = (url: string) => {
    const path = fileURLToPath(url.slice(0, url.indexOf('?')))
    const script = scripts.get(path) ?? stripTypeScriptTypes(readFileSync(path, 'utf8'))
    scripts.set(path, script)
    return script
  }
  registerHooks({
    resolve(specifier, context, next) {
      const isOurs = context.parentURL?.startsWith(home) === true
      if (isOurs && DOORS[specifier] !== undefined) return next(DOORS[specifier], context)
      const resolved = next(specifier, context)
      return resolved.url.startsWith(home) ? { ...resolved, url: `${resolved.url}?round=${round}` } : resolved
    },
    load(url, context, next) {
      if (!url.startsWith(home)) return next(url, context)
      return { format: 'module', source: scriptOf(url), shortCircuit: true }
    },
  })
  return { load: path => import(pathToFileURL(path).href), refresh: () => (round += 1) }
}
