import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Encoding } from '../http/encodings.ts'

export type BuiltFile = { readonly type: string; readonly bodies: ReadonlyMap<Encoding, Buffer> }

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  woff2: 'font/woff2',
}

/**
 * Built files by their path under the origin, with the compressed versions of the build. All are small, so they stay
 * in memory.
 */
export function readBuiltFiles(folder: string): ReadonlyMap<string, BuiltFile> {
  const assets = join(folder, 'assets')
  if (!existsSync(assets)) return new Map()
  const names = readdirSync(assets, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
  const files = names.filter(name => !/\.(?:br|gz)$/.test(name))
  const read = (name: string) => (names.includes(name) ? readFileSync(name) : undefined)
  return new Map(
    files.map(name => {
      const bodies: [Encoding, Buffer | undefined][] = [
        ['identity', readFileSync(name)],
        ['gzip', read(`${name}.gz`)],
        ['br', read(`${name}.br`)],
      ]
      const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
      const found = bodies.filter((entry): entry is [Encoding, Buffer] => entry[1] !== undefined)
      return [name.slice(folder.length).replaceAll('\\', '/'), { type, bodies: new Map(found) }]
    }),
  )
}
