/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SOURCES = new URL('..', import.meta.url).pathname
const rules = globSync('**/*.css', { cwd: SOURCES }).map(path => ({
  path,
  text: readFileSync(`${SOURCES}${path}`, 'utf8').replace(/\/\*.*?\*\//gs, ''),
}))

test('[RTL] every sheet uses logical properties only', () => {
  const physical =
    /(?:^|[\s;{])((?:margin|padding|border|inset)-(?:left|right|top|bottom)[\w-]*|left|right|top|bottom|width|height|(?:min|max)-(?:width|height)|text-align:\s*(?:left|right))\s*[:;]/
  // Media queries do not support logical widths; the viewport is physical.
  const found = rules.flatMap(({ path, text }) =>
    [...text.replace(/@media[^{]*/g, '').matchAll(new RegExp(physical, 'g'))].map(
      hit => `${path}: ${hit[1]}`,
    ),
  )
  expect(rules.length).toBeGreaterThan(10)
  expect(found).toEqual([])
})

test('components read semantic and component tokens, never a primitive', () => {
  const primitive = /var\(--(?:n-\d+|h-\w+|brand-(?:h|c|l-dark|l-light|radius|font)|neutral-\w+)\)/g
  const found = rules
    .filter(({ path }) => path.endsWith('.module.css'))
    .flatMap(({ path, text }) => [...text.matchAll(primitive)].map(hit => `${path}: ${hit[0]}`))
  expect(found).toEqual([])
})

test('every component sheet is in the layer of parts, so that its users can overrule it', () => {
  const outside = rules
    .filter(({ path, text }) => path.endsWith('.module.css') && !/^\s*@layer parts \{[^]*\}\s*$/.test(text))
    .map(({ path }) => path)
  expect(outside).toEqual([])
})

test('every token that a sheet reads is defined, or given a fallback', () => {
  const all = rules.map(({ text }) => text).join('\n')
  const defined = new Set([...all.matchAll(/(--[\w-]+)\s*:/g)].map(hit => hit[1]))
  const read = [...all.matchAll(/var\((--[\w-]+)\)/g)].map(hit => hit[1])
  expect(read.filter(name => !defined.has(name))).toEqual([])
})

test('[THEME] every surface, ink, line, signal and shadow has a value for light and for dark', () => {
  const tokens = rules.find(({ path }) => path.endsWith('tokens.css'))!.text
  const themed = [...tokens.matchAll(/(--[\w-]+):\s*(?=[^;]*light-dark\()/g)].map(hit => hit[1])
  expect(themed).toEqual(expect.arrayContaining(THEMED))
  expect(themed).toHaveLength(THEMED.length)
})

const THEMED = (
  'bg-page bg-surface bg-raised bg-sunken bg-control bg-control-hover scrim hairline edge text text-2 text-3 text-off ' +
  'brand brand-hover brand-press brand-text brand-soft on-brand up up-soft down down-soft live live-soft danger ' +
  'danger-soft warn warn-soft win win-soft focus focus-gap shadow-1 shadow-2 shadow-3 shadow-toast'
)
  .split(' ')
  .map(name => `--${name}`)

test('[9] dialogs come in 50 ms and go in 500 ms, sheets rise in 240 ms', () => {
  const text = (name: string) => rules.find(({ path }) => path.endsWith(name))!.text
  const value = (token: string) => new RegExp(`--${token}: ([^;]+);`).exec(text('tokens.css'))?.[1]
  expect([value('motion-dialog-in'), value('ms-exit'), value('motion-sheet'), value('ms-move')]).toEqual([
    '50ms var(--ease-out)',
    '500ms',
    'var(--ms-move) var(--ease-out)',
    '240ms',
  ])
  const dialog = text('Dialog.module.css')
  expect(dialog).toContain('transition: opacity var(--motion-dialog-in)')
  expect(dialog).toContain('transition-duration: var(--ms-exit)')
  expect(dialog).toContain('transform var(--motion-sheet)')
})
