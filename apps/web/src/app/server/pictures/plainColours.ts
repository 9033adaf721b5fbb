/**
 * SVG with every `oklch()` written as `#rrggbb`: renderers outside browsers do not support it. Colours out of gamut
 * become the nearest one inside.
 */
export function withPlainColours(svg: string): string {
  return svg.replaceAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g, (_, l: string, c: string, h: string) =>
    toHex(Number(l), Number(c), Number(h)),
  )
}

/** Björn Ottosson's matrices (CSS Color 4, section 10.10). @param hue in degrees */
function toHex(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3
  const m = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3
  const s = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3
  const linear = [
    4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
    -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
    -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s,
  ]
  return `#${linear.map(value => byteOf(value).toString(16).padStart(2, '0')).join('')}`
}

function byteOf(linear: number): number {
  const encoded = linear <= 0.003_130_8 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, encoded)) * 255)
}
