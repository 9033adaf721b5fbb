import { readFileSync } from 'node:fs'

/** A file that the page loads: its name below the provider's address, its type and its contents. */
export type PageFile = { readonly name: string; readonly type: string; readonly body: string | Buffer }

/** The font faces of the product; the font files are in the same folder. */
const FACES = new URL(import.meta.resolve('@fontsource-variable/inter/index.css'))
const TOKENS = new URL(import.meta.resolve('@touchline/ui/tokens.css'))

/**
 * The files that the page loads. Its style starts with the product's tokens and font, so that it looks like the product
 * in dark and light.
 */
export function readPageFiles(): readonly PageFile[] {
  const faces = readFileSync(FACES, 'utf8')
  const tokens = readFileSync(TOKENS, 'utf8')
  const fonts = [...faces.matchAll(/\.\/(files\/[\w-]+\.woff2)/g)].map(([, name]) => name!)
  return [
    { name: 'page.js', type: 'text/javascript; charset=utf-8', body: own('page.js') },
    { name: 'page.css', type: 'text/css; charset=utf-8', body: [tokens, faces, own('page.css')].join('\n') },
    ...fonts.map(name => ({ name, type: 'font/woff2', body: readFileSync(new URL(name, FACES)) })),
  ]
}

const own = (name: string): string => readFileSync(new URL(`page/${name}`, import.meta.url), 'utf8')
