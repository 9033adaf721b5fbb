/**
 * An exact fraction: `n
 * d` with `d` above 0. Sums and products of odds stay exact until the one rounding at the end.
 */
export type Ratio = { readonly n: bigint; readonly d: bigint }

/** 0 as a ratio. */
export const ZERO: Ratio = { n: 0n, d: 1n }

/** 1 as a ratio. */
export const ONE: Ratio = { n: 1n, d: 1n }

/** A fraction in lowest terms. Throws a RangeError on a denominator that is not above 0. */
export function ratio(n: bigint | number, d: bigint | number = 1n): Ratio {
  const top = BigInt(n)
  const bottom = BigInt(d)
  if (bottom <= 0n) throw new RangeError(`A ratio needs a denominator above 0; got ${bottom}.`)
  const shared = gcd(bottom, ((top % bottom) + bottom) % bottom)
  return { n: top / shared, d: bottom / shared }
}

/** The exact sum, in lowest terms. */
export function add(a: Ratio, b: Ratio): Ratio {
  return ratio(a.n * b.d + b.n * a.d, a.d * b.d)
}

/** The exact product, in lowest terms. */
export function multiply(a: Ratio, b: Ratio): Ratio {
  return ratio(a.n * b.n, a.d * b.d)
}

/** Throws a RangeError unless `b` is above 0: no rule divides by zero or a negative number. */
export function divide(a: Ratio, b: Ratio): Ratio {
  return ratio(a.n * b.d, a.d * b.n)
}

/** Below 0, 0 or above 0, as `a` is less than, equal to or more than `b`. */
export function compare(a: Ratio, b: Ratio): number {
  const difference = a.n * b.d - b.n * a.d
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** The nearest integer; halves are rounded away from zero, which for money is "half up". */
export function roundHalfUp({ n, d }: Ratio): bigint {
  return n < 0n ? -((-n * 2n + d) / (d * 2n)) : (n * 2n + d) / (d * 2n)
}

/** A number that `number` can represent exactly; beyond 2^53 in either direction it is the largest safe integer. */
export function toSafeNumber(value: bigint): number {
  return Math.max(-Number.MAX_SAFE_INTEGER, Math.min(Number(value), Number.MAX_SAFE_INTEGER))
}

/** Decimal text with exactly `places` decimals, rounded half away from zero: 2/3 at 2 is `0.67`. Minus is ASCII. */
export function toFixed(value: Ratio, places: number): string {
  const scaled = roundHalfUp(multiply(value, ratio(10n ** BigInt(places))))
  return String(scaled).replace(/\d+/, text => {
    const digits = text.padStart(places + 1, '0')
    const whole = digits.slice(0, digits.length - places)
    return places > 0 ? `${whole}.${digits.slice(-places)}` : whole
  })
}

/** Parses plain decimal text (`-12.50`, `.5`); undefined for anything else. */
export function fromDecimal(text: string): Ratio | undefined {
  if (!/^-?(\d+(\.\d*)?|\.\d+)$/.test(text)) return undefined
  const [whole, decimals = ''] = text.split('.')
  return ratio(BigInt(`${whole}${decimals}`), 10n ** BigInt(decimals.length))
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b)
}
