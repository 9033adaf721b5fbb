import type { Specifier } from '../market/index.ts'

/** The parts of a specifier: `setnr=2|total=9.5`. */
export function readSpecifier(specifier: Specifier): ReadonlyMap<string, string | undefined> {
  return new Map(specifier.split('|').map(part => part.split('=') as [string, string | undefined]))
}

/** A line as the feed writes it, in quarters: `-0.75`. Undefined for anything else. */
export function readLine(text = ''): number | undefined {
  const line = /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  return Number.isInteger(line * 4) ? line : undefined
}

/** What the home side starts ahead by: `1:0` is 1, `0:2` is -2. Undefined for anything else. */
export function readHeadStart(text = ''): number | undefined {
  const [, home, away] = /^(\d+):(\d+)$/.exec(text) ?? []
  return home === undefined ? undefined : Number(home) - Number(away)
}

/** A number that counts something, from 1. */
export function readNumber(text = ''): number | undefined {
  return /^[1-9]\d*$/.test(text) ? Number(text) : undefined
}
