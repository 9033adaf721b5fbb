import type { CoverageRow } from './parseCoverage.ts'
import { parseCoverage } from './parseCoverage.ts'

const STATES = ['built', 'partly', 'not yet'] as const

/** Whose work a row can wait for; the legend of the page says what each is. */
const WAITS = new Set([
  'hardening (13)',
  'site configuration (16)',
  'accounts (17)',
  'deposits (18)',
  'bonuses (19)',
  'embedding',
  'analytics',
  'video',
  'chat',
  'push',
])

/** A shorter proof would be found in many titles by chance. */
const PROOF_LENGTH_MIN = 10
const WHAT_LENGTH_MAX = 160

/** What the check needs to know of the world outside the page. */
export type CoverageWorld = {
  readonly totals: ReadonlyMap<string, number>
  readonly pathExists: (path: string) => boolean
  /** Titles of all tests that run. */
  readonly titles: readonly string[]
}

type CoverageReport = {
  /** One sentence each; empty when the page is true. */
  readonly faults: readonly string[]
  readonly countByState: ReadonlyMap<string, number>
}

/** Holds docs/coverage.md to its rules; see the legend at its top. */
export function checkCoverage(page: string, world: CoverageWorld): CoverageReport {
  const { rows, faults } = parseCoverage(page)
  const countByState = new Map<string, number>(STATES.map(state => [state, 0]))
  for (const row of rows) countByState.set(row.state, (countByState.get(row.state) ?? 0) + 1)
  return {
    faults: [
      ...faults,
      ...totalFaults(rows, world.totals),
      ...orderFaults(rows, [...world.totals.keys()]),
      ...rows.flatMap(row => rowFaults(row, world).map(fault => `line ${row.line}: ${row.id}: ${fault}`)),
    ],
    countByState,
  }
}

function totalFaults(rows: readonly CoverageRow[], totals: ReadonlyMap<string, number>): string[] {
  return [...totals].flatMap(([section, total]) => {
    const found = rows.filter(row => row.section === section).length
    return found === total ? [] : [`section ${section} has ${found} rows, the specification has ${total}`]
  })
}

/** Sections in their fixed order, a heading in one piece, ordinals 1, 2, 3 ... below it. */
function orderFaults(rows: readonly CoverageRow[], sections: readonly string[]): string[] {
  const faults: string[] = []
  const seen = new Set<string>()
  const closed = new Set<string>()
  let before: CoverageRow | undefined
  for (const row of rows) {
    const at = `line ${row.line}: ${row.id}`
    const group = groupOf(row)
    const isSameGroup = before !== undefined && groupOf(before) === group
    const expected = before !== undefined && isSameGroup ? before.ordinal + 1 : 1
    if (before && !isSameGroup) closed.add(groupOf(before))
    if (seen.has(row.id)) faults.push(`${at} stands here a second time`)
    else if (!sections.includes(row.section)) faults.push(`${at} names an unknown section`)
    else if (before && sections.indexOf(before.section) > sections.indexOf(row.section)) {
      faults.push(`${at} is out of order: section ${row.section} comes before ${before.section}`)
    } else if (closed.has(group)) faults.push(`${at} is out of order: its heading was left before`)
    else if (row.ordinal !== expected) faults.push(`${at} is out of order: expected ordinal ${expected}`)
    seen.add(row.id)
    before = row
  }
  return faults
}

function rowFaults(row: CoverageRow, world: CoverageWorld): string[] {
  const faults: string[] = []
  if (row.what === '' || row.what === '-') faults.push('says nothing under "what"')
  if (row.what.length > WHAT_LENGTH_MAX) faults.push(`"what" is longer than ${WHAT_LENGTH_MAX} characters`)
  faults.push(...namedFaults(row, world))
  for (const wait of row.waits)
    if (!WAITS.has(wait)) faults.push(`waits for "${wait}", which the legend does not know`)
  return [...faults, ...stateFaults(row)]
}

/** What is wrong with the paths and the titles of tests that a row names. */
export function namedFaults(
  { paths, proofs }: Pick<CoverageRow, 'paths' | 'proofs'>,
  { pathExists, titles }: Pick<CoverageWorld, 'pathExists' | 'titles'>,
): string[] {
  const faults: string[] = []
  for (const path of paths) {
    if (path.startsWith('/') || path.split('/').includes('..'))
      faults.push(`path ${path} leaves the repository`)
    else if (!pathExists(path)) faults.push(`path ${path} does not exist`)
  }
  for (const proof of proofs) {
    if (proof.length < PROOF_LENGTH_MIN) faults.push(`proof "${proof}" is too short to name a test`)
    else if (!titles.some(title => title.includes(proof))) faults.push(`no running test is named "${proof}"`)
  }
  return faults
}

function stateFaults({ state, paths, proofs, waits }: CoverageRow): string[] {
  switch (state) {
    case 'built':
      return [
        ...(paths.length === 0 ? ['built, but names no path'] : []),
        ...(proofs.length === 0 ? ['built, but names no test'] : []),
        ...(waits.length > 0 ? ['built, so it waits for nothing'] : []),
      ]
    case 'partly':
      return [
        ...(paths.length === 0 ? ['partly built, but names no path'] : []),
        ...(waits.length === 0 ? ['partly built, but waits for nothing'] : []),
      ]
    case 'not yet':
      return [
        ...(paths.length + proofs.length > 0 ? ['not yet built, but names a path or a test'] : []),
        ...(waits.length === 0 ? ['not yet built, but waits for nothing'] : []),
      ]
    default:
      return [`unknown state "${state}": ${STATES.join(', ')}`]
  }
}

function groupOf(row: CoverageRow): string {
  return `${row.section}/${row.heading}`
}
