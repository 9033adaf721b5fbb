import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const STAND_INS: Readonly<Record<string, string>> = {
  vitest: new URL('./vitestStandIn.ts', import.meta.url).href,
  'fast-check': new URL('./fastCheckStandIn.ts', import.meta.url).href,
}

/**
 * Returns a function that evaluates these test files, and all that they import from their folder, again at each call:
 * within one process, with their types stripped once. Their imports of `vitest` and `fast-check` get the stand-ins
 * beside this file.
 */
export function freshModules(folder: string, testFiles: readonly string[]): () => Promise<unknown> {
  const home = pathToFileURL(`${folder}/`).href
  const scripts = new Map([['domain:tests', scriptOfAll(testFiles)]])
  const scriptOf = (url: string) => {
    const name = url.slice(0, url.indexOf('?'))
    const script = scripts.get(name) ?? stripTypeScriptTypes(readFileSync(fileURLToPath(name), 'utf8'))
    scripts.set(name, script)
    return script
  }
  let round = 0
  registerHooks({
    resolve(specifier, context, next) {
      const isOurs = context.parentURL?.startsWith(home) === true
      if (specifier === 'domain:tests') return { url: `${specifier}?round=${round}`, shortCircuit: true }
      if (isOurs && STAND_INS[specifier] !== undefined) return next(STAND_INS[specifier], context)
      const resolved = next(specifier, context)
      return resolved.url.startsWith(home) ? { ...resolved, url: `${resolved.url}?round=${round}` } : resolved
    },
    load(url, context, next) {
      if (!url.startsWith(home) && !url.startsWith('domain:')) return next(url, context)
      return { format: 'module', source: scriptOf(url), shortCircuit: true }
    },
  })
  return () => {
    round += 1
    return import('domain:tests')
  }
}

function scriptOfAll(testFiles: readonly string[]): string {
  const loads = testFiles.map(file => {
    const url = pathToFileURL(resolve(file)).href
    return `enterFile(${JSON.stringify(file)})\nawait import(${JSON.stringify(url)})\n`
  })
  return `import { enterFile } from ${JSON.stringify(STAND_INS.vitest)}\n${loads.join('')}`
}
