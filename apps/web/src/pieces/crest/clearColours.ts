type Lch = readonly [lightness: number, chroma: number, hue: number]

const WHITE: Lch = [0.97, 0, 0]
const BLACK: Lch = [0.22, 0, 0]

/** The colours of kits, each with a common name. A hue takes the nearest. */
const KITS: readonly Lch[] = [
  [0.55, 0.21, 25], // red
  [0.7, 0.18, 52], // orange
  [0.85, 0.17, 90], // yellow
  [0.6, 0.17, 145], // green
  [0.42, 0.1, 160], // dark green
  [0.62, 0.11, 195], // teal
  [0.74, 0.12, 230], // sky
  [0.5, 0.18, 260], // blue
  [0.43, 0.18, 295], // purple
  [0.62, 0.22, 340], // pink
  [0.4, 0.14, 15], // claret
]

/** Difference in lightness at which two adjacent colours can be distinguished. */
const APART = 0.2

/** The two colours of a crest, clear of each other: a second one as light as the field gives way to white or black. */
export function clearColours(first: string, other: string): { field: string; second: string } {
  const field = kitOf(first)
  const wanted = kitOf(other)
  const second = Math.abs(field[0] - wanted[0]) >= APART ? wanted : farFrom(field)
  return { field: written(field), second: written(second) }
}

/** White or black, whichever is read better on a colour. */
export function inkOn(colour: string): string {
  return written(farFrom([Number(/oklch\(([\d.]+)/.exec(colour)?.[1]), 0, 0]))
}

const farFrom = ([lightness]: Lch): Lch => (lightness > 0.64 ? BLACK : WHITE)

function kitOf(code: string): Lch {
  if (code === 'w') return WHITE
  if (code === 'k') return BLACK
  const hue = Number(code) % 360
  return KITS.reduce((best, kit) => (turn(kit[2], hue) < turn(best[2], hue) ? kit : best))
}

/** Degrees between two hues. */
const turn = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180)

const written = ([l, c, h]: Lch): string => `oklch(${l} ${c} ${h})`
