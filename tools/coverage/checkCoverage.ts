import {
  STATES,
  WAITS,
  type Claim,
  type CoverageRow,
  type CoverageSection,
  type Proof,
} from './coverageData.ts'
import type { TestFile } from './repositoryTests.ts'

const ID = /^(\d+(?:\.\d+)?)\/([a-z0-9-]+)\/([1-9]\d*)$/
const WHAT_LENGTH_MAX = 160

/** What the check needs besides the data. */
export type CoverageWorld = {
  /** How many rows each section has, in the order of the sections. */
  readonly totals: ReadonlyMap<string, number>
  /** How many names the sentence of a row lists, by the id of the row. */
  readonly names: ReadonlyMap<string, number>
  readonly pathExists: (path: string) => boolean
  readonly tests: readonly TestFile[]
}

type CoverageReport = {
  /** One sentence each; empty when all is true. */
  readonly faults: readonly string[]
  /** Rows by state, without those of single names. */
  readonly countByState: ReadonlyMap<string, number>
  readonly namesByState: ReadonlyMap<string, number>
}

/** Checks the data of docs/coverage against the rules at the top of docs/coverage.md. */
export function checkCoverage(sections: readonly CoverageSection[], world: CoverageWorld): CoverageReport {
  const rows = sections.flatMap(section => section.rows)
  const idsOfTests = new Set(world.tests.flatMap(({ titles }) => titles.flatMap(idsOf)))
  const claims = (row: CoverageRow) =>
    claimFaults(row, world, idsOfTests).map(message => `${row.id}: ${message}`)
  const names = rows.flatMap(row =>
    (row.names ?? []).map(one => ({ ...one, id: `${row.id}: ${one.name}`, what: one.name })),
  )
  return {
    faults: [
      ...totalFaults(sections, world.totals),
      ...orderFaults(sections, [...world.totals.keys()]),
      ...rows.flatMap(row => nameFaults(row, world.names.get(row.id) ?? 0)),
      ...[...rows, ...names].flatMap(claims),
    ],
    countByState: countStates(rows),
    namesByState: countStates(names),
  }
}

/** The ids in brackets at the beginning of a title; the chapter number, such as `[2.4]`, is not an id. */
function idsOf(title: string): readonly string[] {
  const [brackets = ''] = /^(?:\[[^\]]+\] ?)*/.exec(title) ?? []
  return [...brackets.matchAll(/\[([A-Z][A-Z\d]*(?:-[A-Z]+)*-\d+(?:\.\d+)*)\]/g)].map(([, id]) => id!)
}

function countStates(claims: readonly Claim[]): ReadonlyMap<string, number> {
  return new Map(STATES.map(state => [state, claims.filter(claim => claim.state === state).length]))
}

function totalFaults(sections: readonly CoverageSection[], totals: ReadonlyMap<string, number>): string[] {
  return [...totals].flatMap(([section, total]) => {
    const found = sections.find(one => one.section === section)?.rows.length ?? 0
    return found === total ? [] : [`section ${section} has ${found} rows, the specification has ${total}`]
  })
}

/** Sections in their fixed order, each heading in one piece, ordinals 1, 2, 3 ... below it. */
function orderFaults(sections: readonly CoverageSection[], order: readonly string[]): string[] {
  const faults: string[] = []
  const seen = new Set<string>()
  const closed = new Set<string>()
  const places = sections.map(({ section }) => order.indexOf(section))
  for (const [at, { section }] of sections.entries()) {
    if (places[at] === -1) faults.push(`section ${section} is unknown`)
    else if (at > 0 && places[at]! < places[at - 1]!)
      faults.push(`section ${section} comes before ${sections[at - 1]!.section}`)
  }
  for (const { section, rows } of sections) {
    let before: { readonly group: string; readonly ordinal: number } | undefined
    for (const { id } of rows) {
      const [, of, heading, ordinal] = ID.exec(id) ?? []
      const group = `${of}/${heading}`
      const expected = before?.group === group ? before.ordinal + 1 : 1
      if (before && before.group !== group) closed.add(before.group)
      if (of === undefined) faults.push(`"${id}" is not an id: section/heading/ordinal`)
      else if (of !== section) faults.push(`${id} is in the file of section ${section}`)
      else if (seen.has(id)) faults.push(`${id} is listed a second time`)
      else if (closed.has(group)) faults.push(`${id} is out of order: its heading was left before`)
      else if (Number(ordinal) !== expected)
        faults.push(`${id} is out of order: expected ordinal ${expected}`)
      seen.add(id)
      before = { group, ordinal: Number(ordinal) }
    }
  }
  return faults
}

/** Every name once, as many as the sentence has, and a state of the sentence that agrees with those of its names. */
function nameFaults({ id, state, names = [] }: CoverageRow, total: number): string[] {
  const faults: string[] = []
  if (names.length !== total)
    faults.push(`${id}: lists ${names.length} names, the specification has ${total}`)
  const twice = names.filter(({ name }, at) => names.findIndex(one => one.name === name) !== at)
  for (const { name } of twice) faults.push(`${id}: names ${name} twice`)
  const states = new Set(names.map(one => one.state))
  const [only] = states.size === 1 ? states : []
  const expected = only ?? 'partly'
  if (names.length > 0 && state !== expected)
    faults.push(`${id}: is "${state}", but by its names it is "${expected}"`)
  return faults
}

function claimFaults(
  claim: Claim & { readonly what: string },
  world: CoverageWorld,
  idsOfTests: ReadonlySet<string>,
): string[] {
  const { what, where = [], proof = [], waits = [] } = claim
  const faults: string[] = []
  if (what === '' || what === '-') faults.push('has nothing under "what"')
  if (what.length > WHAT_LENGTH_MAX) faults.push(`"what" is longer than ${WHAT_LENGTH_MAX} characters`)
  faults.push(...pathFaults(where, world.pathExists))
  faults.push(...proof.flatMap(one => proofFaults(one, world.tests, idsOfTests)))
  for (const wait of waits)
    if (!(wait in WAITS)) faults.push(`waits for "${wait}", which the legend does not know`)
  return [...faults, ...stateFaults(claim)]
}

/** Faults in the paths that a page names. */
export function pathFaults(paths: readonly string[], pathExists: (path: string) => boolean): string[] {
  return paths.flatMap(path => {
    if (path.startsWith('/') || path.split('/').includes('..')) return [`path ${path} leaves the repository`]
    return pathExists(path) ? [] : [`path ${path} does not exist`]
  })
}

function proofFaults(
  proof: Proof,
  tests: readonly TestFile[],
  idsOfTests: ReadonlySet<string>,
): readonly string[] {
  if (typeof proof === 'string') return idsOfTests.has(proof) ? [] : [`no running test has the id [${proof}]`]
  const { file, test } = proof
  const [id] = idsOf(test).filter(first => test.startsWith(`[${first}]`))
  if (id !== undefined) return [`the test "${test}" has the id ${id}: name it by that`]
  const titles = tests.find(({ path }) => path === file)?.titles
  if (!titles) return [`${file} is no file of tests`]
  return titles.includes(test) ? [] : [`no running test of ${file} is named "${test}"`]
}

function stateFaults({ state, where = [], proof = [], waits = [] }: Claim): string[] {
  switch (state) {
    case 'built':
      return [
        ...(where.length === 0 ? ['built, but names no path'] : []),
        ...(proof.length === 0 ? ['built, but names no test'] : []),
        ...(waits.length > 0 ? ['built, so it waits for nothing'] : []),
      ]
    case 'partly':
      return [
        ...(where.length === 0 ? ['partly built, but names no path'] : []),
        ...(waits.length === 0 ? ['partly built, but waits for nothing'] : []),
      ]
    case 'not yet':
      return [
        ...(where.length + proof.length > 0 ? ['not yet built, but names a path or a test'] : []),
        ...(waits.length === 0 ? ['not yet built, but waits for nothing'] : []),
      ]
    default:
      return [`unknown state "${String(state)}": ${STATES.join(', ')}`]
  }
}
