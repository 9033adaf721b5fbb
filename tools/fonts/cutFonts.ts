import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

/** The weights that the tokens of the design use (`--w-regular` to `--w-heavy`); other weights become the nearest. */
const WEIGHTS = { min: 420, max: 720 }
/** What text needs by itself, and figures of one width. The design uses none of the alternates of Inter. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum']
const STYLES = fileURLToPath(import.meta.resolve('@fontsource-variable/inter/index.css'))
const FACE = /\/\* (?<name>[a-z-]+) \*\/[^}]*url\((?<path>[^)]+)\)[^}]*unicode-range: (?<ranges>[^;]+);/g

export interface CutFonts {
  /** Contents by file name. */
  readonly files: ReadonlyMap<string, Buffer>
  /** The style sheet that declares them. */
  readonly css: string
}

/**
 * Inter as the product serves it: the files of `@fontsource-variable/inter`, one for each range of characters, without
 * the weights and alternates that the design does not use.
 */
export async function cutFonts(): Promise<CutFonts> {
  const styles = readFileSync(STYLES, 'utf8')
  const files = new Map<string, Buffer>()
  for (const { groups } of styles.matchAll(FACE)) {
    const { name, path, ranges } = groups as Readonly<Record<'name' | 'path' | 'ranges', string>>
    files.set(`${name}.woff2`, await cut(readFileSync(join(dirname(STYLES), path)), charactersOf(ranges)))
  }
  const css = styles
    .replaceAll('./files/', './')
    .replaceAll(/font-weight: [\d ]+;/g, `font-weight: ${WEIGHTS.min} ${WEIGHTS.max};`)
  return { files, css: `/* Written by "npm run write:fonts". */\n${css}` }
}

const cut = (font: Buffer, text: string): Promise<Buffer> =>
  subsetFont(font, text, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght: WEIGHTS },
  })

/** All characters of ranges as a style sheet writes them: `U+0000-00FF,U+0131`. */
function charactersOf(ranges: string): string {
  const codes = ranges.split(',').flatMap(range => {
    const [from, to = from] = range.trim().slice('U+'.length).split('-')
    const first = Number.parseInt(from!, 16)
    return Array.from({ length: Number.parseInt(to!, 16) - first + 1 }, (_, n) => first + n)
  })
  return String.fromCodePoint(...codes)
}
