import { pathFaults } from './checkCoverage.ts'
import { cellsOf, listOf } from './tableCells.ts'

const STATES = ['met', 'partly', 'later', 'operator', 'not applicable', 'not met'] as const
type State = (typeof STATES)[number]

const COLUMNS = 'id|level|what|state|proof|why'
const WHAT_LENGTH_MAX = 160
/** A shorter text would match many titles by chance. */
const PROOF_LENGTH_MIN = 10
/** The number of an issue in brackets: whose work it is. */
const ISSUE = /\(\d+\)/

type AsvsRow = {
  readonly id: string
  readonly level: string
  readonly what: string
  readonly state: string
  readonly paths: readonly string[]
  readonly proofs: readonly string[]
  readonly why: string
}

export type AsvsWorld = {
  readonly pathExists: (path: string) => boolean
  /** Titles of all tests that run. */
  readonly titles: readonly string[]
  /** Level of each requirement that the page lists, by id. */
  readonly levels: ReadonlyMap<string, string>
}

export type AsvsReport = {
  /** One sentence each; empty when the page is true. */
  readonly faults: readonly string[]
  readonly countByState: ReadonlyMap<string, number>
}

/**
 * Checks docs/security/asvs.md against the rules at its top: every requirement once, in order, and every proof
 * exists.
 */
export function checkAsvs(page: string, world: AsvsWorld): AsvsReport {
  const faults: string[] = []
  const rows: AsvsRow[] = []
  for (const [index, text] of page.split('\n').entries()) {
    if (!/^\| *\d/.test(text)) continue
    const row = toRow(cellsOf(text))
    if (typeof row === 'string') faults.push(`line ${index + 1}: ${row}`)
    else {
      rows.push(row)
      faults.push(...rowFaults(row, world).map(fault => `line ${index + 1}: ${row.id}: ${fault}`))
    }
  }
  const counts = STATES.map(state => [state, rows.filter(row => row.state === state).length] as const)
  return { faults: [...faults, ...listFaults(rows, world.levels)], countByState: new Map(counts) }
}

function toRow(cells: readonly string[]): AsvsRow | string {
  const [id = '', level = '', what = '', state = '', proof = '', why, ...rest] = cells
  if (why === undefined || rest.length > 0)
    return `a row has 6 cells (${COLUMNS}), this one has ${cells.length}`
  const named = proof === '-' ? [] : listOf(proof, /(`[^`]+`|"(?:[^"\\]|\\.)+")/g)
  if (!named) return `${id}: "proof" holds paths in backticks and titles of tests in double quotes, or -`
  const inside = (mark: string): string[] =>
    named.filter(one => one.startsWith(mark)).map(one => one.slice(1, -1).replaceAll('\\"', '"'))
  return { id, level, what, state, paths: inside('`'), proofs: inside('"'), why }
}

/** Every requirement of both levels once, in the order of the standard, and no others. */
function listFaults(rows: readonly AsvsRow[], levels: AsvsWorld['levels']): string[] {
  const ids = rows.map(({ id }) => id)
  const missing = [...levels.keys()].filter(id => !ids.includes(id)).map(id => `${id} is not listed`)
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at).map(id => `${id} is listed a second time`)
  const order = [...levels.keys()]
  const places = ids.filter(id => levels.has(id)).map(id => order.indexOf(id))
  const late = places.findIndex((place, at) => at > 0 && place < places[at - 1]!)
  return [...missing, ...twice, ...(late < 0 ? [] : [`${order[places[late]!]} is out of order`])]
}

function rowFaults(row: AsvsRow, world: AsvsWorld): string[] {
  const level = world.levels.get(row.id)
  return [
    ...(level === undefined ? ['is no requirement of level 1 or 2'] : []),
    ...(level !== undefined && level !== row.level ? [`is of level ${level}`] : []),
    ...(row.what.length < 10 ? ['has nothing under "what"'] : []),
    ...(row.what.length > WHAT_LENGTH_MAX ? [`"what" is longer than ${WHAT_LENGTH_MAX} characters`] : []),
    ...pathFaults(row.paths, world.pathExists),
    ...row.proofs.flatMap(proof => titleFaults(proof, world.titles)),
    ...stateFaults(row),
  ]
}

function stateFaults({ state, paths, proofs, why }: AsvsRow): string[] {
  const hasProof = paths.length + proofs.length > 0
  const hasWhy = why !== '' && why !== '-'
  switch (state as State) {
    case 'met':
      return hasProof ? [] : ['met, but names neither a test nor a file']
    case 'partly':
      return [
        ...(hasProof ? [] : ['partly met, but names neither a test nor a file']),
        ...(hasWhy ? [] : ['partly met, but does not say what is missing']),
      ]
    case 'later':
      return ISSUE.test(why) ? [] : ['comes later, but names no issue, such as (17)']
    case 'operator':
    case 'not applicable':
    case 'not met':
      return hasWhy ? [] : [`${state}, but does not say why`]
    default:
      return [`unknown state "${state}": ${STATES.join(', ')}`]
  }
}

function titleFaults(proof: string, titles: readonly string[]): readonly string[] {
  if (proof.length < PROOF_LENGTH_MIN) return [`proof "${proof}" is too short to name a test`]
  return titles.some(title => title.includes(proof)) ? [] : [`no running test is named "${proof}"`]
}
