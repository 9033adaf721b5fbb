import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildWeb } from './buildWeb.ts'

/** Writes how often it ran into its output. */
const BUILD = `
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
const out = 'dist/server/main.js'
mkdirSync('dist/server', { recursive: true })
writeFileSync(out, (existsSync(out) ? readFileSync(out, 'utf8') : '') + 'built;')
`

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'touchline-build-'))
  write('package-lock.json', '{}')
  write('packages/domain/src/odds.ts', 'export {}')
  write('apps/web/build.ts', BUILD)
  write('apps/web/src/page.tsx', 'export {}')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}

const built = () => readFileSync(join(root, 'apps/web/dist/server/main.js'), 'utf8')
const build = () => buildWeb(root, () => {})

test('the first start builds, the next one does not', async () => {
  await build()
  await build()
  expect(built()).toBe('built;')
})

test('a changed source of the pages or of a package builds again; a test does not', async () => {
  await build()
  write('apps/web/src/page.test.tsx', 'test()')
  await build()
  expect(built()).toBe('built;')
  write('apps/web/src/page.tsx', 'export const changed = true')
  await build()
  write('packages/domain/src/odds.ts', 'export const changed = true')
  await build()
  expect(built()).toBe('built;built;built;')
})

test('what was built is gone: it is built again', async () => {
  await build()
  rmSync(join(root, 'apps/web/dist'), { recursive: true })
  await build()
  expect(built()).toBe('built;')
})

test('a failed build reports the reason, and is tried again', async () => {
  write('apps/web/build.ts', `console.error('page.tsx: no such module'); process.exit(1)`)
  await expect(build()).rejects.toThrow('page.tsx: no such module')
  write('apps/web/build.ts', BUILD)
  await build()
  expect(built()).toBe('built;')
})
