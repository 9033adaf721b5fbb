import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { restoreLinks } from './binaries.ts'

test('library links that --ignore-scripts left out are rebuilt, those that are there stay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-links-'))
  const lib = join(folder, 'native', 'lib')
  mkdirSync(lib, { recursive: true })
  writeFileSync(join(lib, 'libpq.so.5.18'), 'library')
  symlinkSync('libpq.so.5.18', join(lib, 'libpq.so'))
  symlinkSync('gone', join(lib, 'libpq.so.6')) // a broken one is replaced
  const source = 'native/lib/libpq.so.5.18'
  const links = ['libpq.so', 'libpq.so.5', 'libpq.so.6'].map(name => ({
    source,
    target: `native/lib/${name}`,
  }))
  writeFileSync(join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links))

  restoreLinks(join(folder, 'native'))

  for (const name of ['libpq.so', 'libpq.so.5', 'libpq.so.6']) {
    expect(lstatSync(join(lib, name)).isSymbolicLink()).toBe(true)
    expect(readlinkSync(join(lib, name))).toBe('libpq.so.5.18')
    expect(existsSync(join(lib, name))).toBe(true)
  }
  rmSync(folder, { recursive: true })
})
