import type { Rng } from '../random/rng.ts'

const PATTERNS = ['plain', 'halves', 'stripes', 'hoops', 'sash', 'cross', 'chequers'] as const
const HUES = [0, 25, 45, 85, 125, 160, 195, 230, 255, 285, 320]

/** The description of a crest: `<pattern>-<colour>-<colour>`; a colour is a hue in degrees, `w` white or `k` black. */
export function inventCrest(rng: Rng): string {
  const hue = rng.pick(HUES)
  const second = rng.pick(['w', 'w', 'k', ...HUES.filter(other => Math.abs(other - hue) > 60)])
  return `${rng.pick(PATTERNS)}-${hue}-${second}`
}
