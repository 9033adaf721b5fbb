import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const STATES = ['built', 'partly', 'not yet'] as const
export type State = (typeof STATES)[number]

/**
 * A test that proves a row: the id in brackets at the beginning of its title (`SLIP-6`, `E2E-31`), which stays valid
 * when the title changes; or, where it has none, its file and title.
 */
export type Proof = string | { readonly file: string; readonly test: string }

/** What is built of a sentence, or of one name in it. */
export type Claim = {
  readonly state: State
  /** Paths from the root. */
  readonly where?: readonly string[]
  readonly proof?: readonly Proof[]
  /** Remaining work, by its owner; keys of `WAITS`. */
  readonly waits?: readonly string[]
}

/** One paragraph, bullet or table row of the specification. */
export type CoverageRow = Claim & {
  /** `section/heading/ordinal` */
  readonly id: string
  readonly what: string
  /** Where the sentence lists several names: each of them. */
  readonly names?: readonly (Claim & { readonly name: string })[]
}

export type CoverageSection = {
  readonly section: string
  readonly title: string
  readonly rows: readonly CoverageRow[]
}

/** Owners of remaining work, with a description of it. */
export const WAITS: Readonly<Record<string, string>> = {
  'hardening (13)': 'what a hostile reading found: the rest of issue 13',
  'site configuration (16)':
    "pages of blocks, menus, banners, brand, flags and texts as an operator's data, breakpoints",
  'accounts (17)': 'sign up, confirmation, phone, missing fields, sessions, limits, reality check, reminders',
  'deposits (18)': 'wallet, quick and frame deposit, payouts, the cashier',
  'bonuses (19)': 'all kinds of bonus, jackpots, tournaments, predictions, their announcements',
  embedding: 'host page, frame and message channel, mobile app',
  analytics: 'what is reported to analytics, after consent',
  video: 'video and streams of matches',
  chat: 'chat widget and fan chat',
  push: 'push messages',
}

const FOLDER = 'docs/coverage'
const KEYS = new Set(['id', 'name', 'what', 'state', 'where', 'proof', 'waits', 'names'])

/** The sections of `docs/coverage`, in this order; those of other files come last, so that the check sees them. */
export function readCoverage(root: string, order: readonly string[]): readonly CoverageSection[] {
  const folder = join(root, FOLDER)
  const there = readdirSync(folder).map(file => file.replace(/\.json$/, ''))
  return [...order, ...there.filter(section => !order.includes(section))]
    .filter(section => existsSync(join(folder, `${section}.json`)))
    .map(section => readSection(readFileSync(join(folder, `${section}.json`), 'utf8'), section))
}

function readSection(text: string, file: string): CoverageSection {
  const { section, title, rows } = JSON.parse(text) as CoverageSection
  if (section !== file) throw new Error(`${FOLDER}/${file}.json says that it is section ${section}.`)
  for (const row of rows.flatMap(one => [one, ...(one.names ?? [])]))
    for (const key of Object.keys(row))
      if (!KEYS.has(key)) throw new Error(`${FOLDER}/${file}.json: a row has no field "${key}".`)
  return { section, title, rows }
}
