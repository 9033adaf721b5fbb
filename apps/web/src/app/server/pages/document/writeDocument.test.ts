import { expect, test } from 'vitest'
import type { PageState } from '../../../pageState.ts'
import { writeDocument, type DocumentParts } from './writeDocument.ts'

const state = {
  locale: 'ar',
  config: { siteName: '</script><b>', locales: ['en', 'ar'], isIndexed: true },
  preferences: { oddsType: 'european', theme: 'light' },
  queries: [],
} as unknown as PageState
const parts: DocumentParts = {
  state,
  body: ['<main></main>'],
  page: { key: 'sports', head: { title: 'A "quoted" <title>', description: 'x' }, list: {} },
  direction: 'rtl',
  pathname: '/ar/sports',
  origin: 'https://bets.example',
  isZoomAllowed: false,
  assets: {
    entry: '/assets/client.js',
    boot: '/assets/boot.js',
    start: '/assets/start.js',
    styles: ['/assets/a.css'],
    preloads: ['/assets/base.js'],
    slip: ['/assets/slip.js', '/assets/slip.css'],
    font: '/f.woff2',
    development: '',
  },
}
const html = writeDocument(parts).toString()

test('language, direction and theme stand on the document', () => {
  expect(html).toContain('<html lang="ar" dir="rtl" data-theme="light">')
})

test('no executable script stands in the page, so that a strict policy needs no nonce', () => {
  const scripts = [...html.matchAll(/<script([^>]*)>([^<]*)/g)]
  const inline = scripts.filter(
    ([, attributes = '', text = '']) => text !== '' && !attributes.includes('json'),
  )
  expect(scripts.length).toBeGreaterThan(2)
  expect(inline).toEqual([])
})

test('data cannot end the script it stands in, titles cannot open tags', () => {
  expect(html).not.toContain('</script><b>')
  expect(html).toContain('<title>A &quot;quoted&quot; &lt;title>')
})

test('[2.5] the viewport forbids scaling unless the switch allows it', () => {
  expect(html).toContain('user-scalable=no')
  expect(writeDocument({ ...parts, isZoomAllowed: true }).toString()).not.toContain('user-scalable')
})

test('[2.5] the organisation is described as data', () => {
  const [, json = ''] = /<script type="application\/ld\+json" data-head>(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(json)).toMatchObject({ '@type': 'Organization', url: 'https://bets.example' })
})

test('the script before first paint knows which files the slip needs', () => {
  expect(html).toContain(
    '<script src="/assets/boot.js" data-slip="/assets/slip.js /assets/slip.css"></script>',
  )
})

test('all modules but one small one are in a template, so that none is loaded before first paint', () => {
  const [, inside = ''] = /<template data-after-paint>(.*?)<\/template>/.exec(html) ?? []
  expect(inside).toBe(
    '<link rel="modulepreload" href="/assets/base.js"><script type="module" src="/assets/client.js"></script>',
  )
  expect(html.replace(inside, '')).not.toMatch(/modulepreload|client\.js/)
  expect(html).toContain('<script type="module" src="/assets/start.js" fetchpriority="low"></script>')
  const development = writeDocument({ ...parts, assets: { ...parts.assets, start: undefined } }).toString()
  expect(development).toContain('</script><script type="module" src="/assets/client.js"></script></body>')
})

test('an inline style sheet replaces the links, which are in the page after the first paint, disabled, so that no later part loads them', () => {
  const inlineStyle = { css: Buffer.from('a{color:red}'), source: "'sha256-x'" }
  const text = writeDocument({ ...parts, assets: { ...parts.assets, inlineStyle } }).toString()
  expect(text).toContain('<style>a{color:red}</style>')
  const [template = ''] = /<template data-after-paint>.*?<\/template>/.exec(text) ?? []
  expect(template).toContain('<link rel="stylesheet" href="/assets/a.css" disabled>')
  expect(text.replace(template, '')).not.toContain('rel="stylesheet"')
})
