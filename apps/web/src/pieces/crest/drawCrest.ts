import { clearColours, inkOn } from './clearColours.ts'

/** Paths of the second colour on a 20 by 20 field. */
const PATTERNS: Readonly<Record<string, string>> = {
  plain: '',
  halves: 'M10 0h10v20H10z',
  stripes: 'M4 0h4v20H4zM12 0h4v20h-4z',
  hoops: 'M0 3h20v3H0zM0 14h20v3H0z',
  sash: 'M0 0h7l13 13v7h-7L0 7z',
  cross: 'M8 0h4v8h8v4h-8v8H8v-8H0V8h8z',
  chequers: 'M0 0h10v10H0zM10 10h10v10H10z',
}

/** Outlines: a shield, a roundel and a pennant. */
const SHAPES = [
  'M2 1h16v9.5c0 4.5-3.5 7-8 9-4.5-2-8-4.5-8-9z',
  'M10 .5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19z',
  'M.5 2.5h19L16.5 10l3 7.5H.5z',
] as const

/** A jockey's jacket with its sleeves. */
const SILKS = 'M6.5 1h7l6 4.5-3 5-2-1.5V19h-9V9l-2 1.5-3-5z'

/** Where the letters are: a band of the field across the middle, so that no pattern is behind them. */
const BAND = 'M0 6h20v8H0z'

/**
 * A team's crest as SVG, from its description in the catalogue and two letters of its name:
 * `<pattern>-<colour>-<colour>-<letters>`; a colour is a hue in degrees, `w` white or `k` black; the letters may be
 * missing. Which shape it has follows from the rest; with `silk` in place of the letters it is the jacket of a jockey.
 * Undefined for anything else, so that made-up addresses cannot put text into a picture.
 */
export function drawCrest(crest: string): string | undefined {
  const parts = /^([a-z]+)-(w|k|\d{1,3})-(w|k|\d{1,3})(?:-([A-Z]{2}|silk))?$/.exec(crest)
  const [, pattern, first, other, mark] = parts ?? []
  const path = pattern !== undefined && Object.hasOwn(PATTERNS, pattern) ? PATTERNS[pattern] : undefined
  if (path === undefined || first === undefined || other === undefined) return undefined
  const { field, second } = clearColours(first, other)
  const isSilk = mark === 'silk'
  const shape = isSilk ? SILKS : shapeOf(crest)
  // The border has the colour of the field, because white and black would vanish on a light or dark page.
  const marking = path && `<path fill="${second}" d="${path}"/>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><clipPath id="c"><path d="${shape}"/></clipPath>` +
    `<g clip-path="url(#c)"><path fill="${field}" d="M0 0h20v20H0z"/>${marking}${mark && !isSilk ? lettered(mark, field) : ''}` +
    `<path fill="none" stroke="${field}" stroke-width="2" d="${shape}"/></g></svg>`
  )
}

const lettered = (letters: string, field: string): string =>
  `<path fill="${field}" d="${BAND}"/><text x="10" y="12.8" font-family="Inter,system-ui,sans-serif" font-size="8" ` +
  `font-weight="700" text-anchor="middle" fill="${inkOn(field)}">${letters}</text>`

/** The same shape for the same crest; the three are about equally frequent. */
function shapeOf(crest: string): string {
  const sum = Array.from(crest, letter => letter.charCodeAt(0)).reduce((total, code) => total + code, 0)
  return SHAPES[sum % SHAPES.length]!
}
