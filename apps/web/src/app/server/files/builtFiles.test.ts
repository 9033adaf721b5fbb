import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readBuiltFiles } from './builtFiles.ts'

test('built files have their type by their ending, and the bodies that the build compressed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets/fonts'), { recursive: true })
  for (const name of ['client-1.2.js', 'client-1.2.js.br', 'page.css', 'fonts/inter.woff2', 'unknown'])
    writeFileSync(join(folder, 'assets', name), name)
  const files = readBuiltFiles(folder)
  expect(
    Object.fromEntries([...files].map(([path, { type, bodies }]) => [path, [type, ...bodies.keys()]])),
  ).toEqual({
    '/assets/client-1.2.js': ['text/javascript; charset=utf-8', 'identity', 'br'],
    '/assets/page.css': ['text/css; charset=utf-8', 'identity'],
    '/assets/fonts/inter.woff2': ['font/woff2', 'identity'],
    '/assets/unknown': ['application/octet-stream', 'identity'],
  })
})
