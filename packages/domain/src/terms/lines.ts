import type { Specifier } from '../market/index.ts'

/** The parts of a specifier: `setnr=2|total=9.5`. */
export function readSpecifier(specifier: Specifier): ReadonlyMap<string, string | undefined> {
  return new Map(specifier.split('|').map(part => part.split('=') as [string, string | undefined]))
}

/** Parses a line in quarters as the feed writes it: `-0.75`. Undefined for anything else. */
export function readLine(text = ''): number | undefined {
  const line = /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  return Number.isInteger(line * 4) ? line : undefined
}

/** The home side's head start: `1:0` is 1, `0:2` is -2. Undefined for anything else. */
export function readHeadStart(text = ''): number | undefined {
  const [, home, away] = /^(\d+):(\d+)$/.exec(text) ?? []
  return home === undefined ? undefined : Number(home) - Number(away)
}

/** A positive integer, such as a set number. */
export function readNumber(text = ''): number | undefined {
  return /^[1-9]\d*$/.test(text) ? Number(text) : undefined
}
