/** An exact fraction: `n / d` with `d` above 0. Sums and products of odds stay exact until the one rounding at the end. */
export type Ratio = { readonly n: bigint; readonly d: bigint }

export const ZERO: Ratio = { n: 0n, d: 1n }
export const ONE: Ratio = { n: 1n, d: 1n }

/** A fraction in lowest terms. Throws a RangeError on a denominator of 0. */
export function ratio(n: bigint | number, d: bigint | number = 1n): Ratio {
  const top = BigInt(n)
  const bottom = BigInt(d)
  if (bottom === 0n) throw new RangeError('A ratio needs a denominator other than 0.')
  const sign = bottom < 0n ? -1n : 1n
  const shared = gcd(top < 0n ? -top : top, bottom < 0n ? -bottom : bottom) || 1n
  return { n: (sign * top) / shared, d: (sign * bottom) / shared }
}

export function add(a: Ratio, b: Ratio): Ratio {
  return ratio(a.n * b.d + b.n * a.d, a.d * b.d)
}

export function multiply(a: Ratio, b: Ratio): Ratio {
  return ratio(a.n * b.n, a.d * b.d)
}

export function divide(a: Ratio, b: Ratio): Ratio {
  return ratio(a.n * b.d, a.d * b.n)
}

/** Below 0, 0 or above 0, as `a` is less than, equal to or more than `b`. */
export function compare(a: Ratio, b: Ratio): number {
  const difference = a.n * b.d - b.n * a.d
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** The nearest whole number; halves go away from zero, which for money is "half up". */
export function roundHalfUp({ n, d }: Ratio): bigint {
  return n < 0n ? -((-n * 2n + d) / (d * 2n)) : (n * 2n + d) / (d * 2n)
}

/** A number a `number` can hold exactly; beyond 2^53 it stays at the largest safe integer. */
export function toSafeNumber(value: bigint): number {
  const max = BigInt(Number.MAX_SAFE_INTEGER)
  return Number(value > max ? max : value < -max ? -max : value)
}

/** Decimal text with exactly `places` decimals, rounded half away from zero: 2/3 at 2 is `0.67`. Minus is ASCII. */
export function toFixed(value: Ratio, places: number): string {
  const scaled = roundHalfUp(multiply(value, ratio(10n ** BigInt(places))))
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(places + 1, '0')
  const whole = digits.slice(0, digits.length - places)
  return `${scaled < 0n ? '-' : ''}${whole}${places > 0 ? `.${digits.slice(-places)}` : ''}`
}

/** Reads plain decimal text (`-12.50`, `.5`); undefined for anything else. */
export function fromDecimal(text: string): Ratio | undefined {
  const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(text)
  if (!match) return undefined
  const [, sign = '', whole = '', decimals = ''] = match
  if (whole === '' && decimals === '') return undefined
  return ratio(BigInt(`${sign}${whole}${decimals}`), 10n ** BigInt(decimals.length))
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b)
}
