import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findBrowser } from './browser.mjs'
import { versionFault } from './versionFault.mjs'

test.each([
  ['20.19.0', 'npm/11.0.0 node/v20.19.0 linux x64', undefined],
  ['24.21.0', undefined, undefined],
  ['20.18.3', 'npm/11.19.1', 'needs Node 20.19 or newer'],
  ['18.20.0', 'npm/10.8.2', 'needs Node 20.19 or newer'],
  ['20.20.2', 'npm/10.8.2 node/v20.20.2 linux x64', 'needs npm 11 or newer, and this is 10.8.2'],
])('Node %s with %s: %s', (node, userAgent, sentence) => {
  const fault = versionFault(node, userAgent)
  if (sentence === undefined) expect(fault).toBeUndefined()
  else expect(fault).toContain(sentence)
})

test('the browser is the one CHROMIUM_PATH names, else one on the PATH; a wrong name is reported', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-browser-'))
  const browser = join(folder, 'chromium')
  writeFileSync(browser, '')
  expect(findBrowser({ PATH: folder })).not.toBe(browser) // not executable yet
  chmodSync(browser, 0o755)
  expect(findBrowser({ PATH: folder })).toBe(browser)
  expect(findBrowser({ PATH: '', CHROMIUM_PATH: browser })).toBe(browser)
  const shell = join(folder, 'chromium-headless-shell')
  writeFileSync(shell, '', { mode: 0o755 })
  expect(findBrowser({ PATH: folder })).toBe(shell)
  expect(() => findBrowser({ CHROMIUM_PATH: join(folder, 'gone') })).toThrow('CHROMIUM_PATH must be the path')
  rmSync(folder, { recursive: true })
})
