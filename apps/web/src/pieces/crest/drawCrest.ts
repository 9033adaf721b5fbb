const WHITE = 'oklch(.96 0 0)'
const BLACK = 'oklch(.25 0 0)'

/** Paths of the second colour on a 20 by 20 field. */
const PATTERNS: Readonly<Record<string, string>> = {
  plain: '',
  halves: 'M10 0h10v20H10z',
  stripes: 'M4 0h4v20H4zM12 0h4v20h-4z',
  hoops: 'M0 4h20v4H0zM0 12h20v4H0z',
  sash: 'M0 0h7l13 13v7h-7L0 7z',
  cross: 'M8 0h4v8h8v4h-8v8H8v-8H0V8h8z',
  chequers: 'M0 0h10v10H0zM10 10h10v10H10z',
}

/**
 * A team's crest as SVG, from what the catalogue keeps of it: `<pattern>-<colour>-<colour>`; a colour is a hue in degrees, `w` white or
 * `k` black. Undefined for anything else, so that no address of ours writes what it was given.
 */
export function drawCrest(crest: string): string | undefined {
  const [, pattern, field, second] = /^([a-z]+)-(w|k|\d{1,3})-(w|k|\d{1,3})$/.exec(crest) ?? []
  const path = pattern !== undefined && Object.hasOwn(PATTERNS, pattern) ? PATTERNS[pattern] : undefined
  if (path === undefined || field === undefined || second === undefined) return undefined
  const mark = path && `<path fill="${toColour(second)}" d="${path}"/>`
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><clipPath id="c"><rect width="20" height="20" rx="4"/></clipPath>' +
    `<g clip-path="url(#c)"><rect width="20" height="20" fill="${toColour(field)}"/>${mark}</g></svg>`
  )
}

function toColour(code: string): string {
  if (code === 'w') return WHITE
  if (code === 'k') return BLACK
  return `oklch(.56 .15 ${Number(code) % 360})`
}
