/** What the mutants of one file came to. `hash` is of the file's text as it was then. */
export interface FileScore {
  readonly hash: string
  /** Share of the valid mutants that a test noticed, in percent with one decimal; 100 where there was none. */
  readonly score: number
  readonly killed: number
  /** Noticed because the tests never ended. */
  readonly timeout: number
  readonly survived: number
  /** No test runs the line at all. Counts against the score like a survivor. */
  readonly uncovered: number
  /** Switched off by a comment, which has to say why. */
  readonly ignored: number
}

export interface RoomScore {
  readonly score: number
  readonly mutants: number
  readonly noticed: number
  /** Titles of tests in the room. Fewer of them than here, and the score is out of date. */
  readonly tests: number
}

/** The report that is kept in the repository: rooms and files by path from the domain's `src`. */
export interface MutationReport {
  readonly rooms: Readonly<Record<string, RoomScore>>
  readonly files: Readonly<Record<string, FileScore>>
}

/** The part of Stryker's own report that counts here: by path from the root, what became of each mutant. */
export interface StrykerReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>
}

/** What stands in the folders now: a hash for each file that mutants are made of, and the titles of tests by room. */
export interface Sources {
  readonly hashes: ReadonlyMap<string, string>
  readonly tests: ReadonlyMap<string, number>
}

/** Stryker's report in small. A file without mutants, such as one of types only, is in it too: it may get some. */
export function toReport(stryker: StrykerReport, domain: string, { hashes, tests }: Sources): MutationReport {
  const files = [...hashes].map(([file, hash]) => {
    const statuses = (stryker.files[`${domain}/${file}`]?.mutants ?? []).map(mutant => mutant.status)
    const count = (status: string) => statuses.filter(one => one === status).length
    const [killed, timeout] = [count('Killed'), count('Timeout')]
    const [survived, uncovered] = [count('Survived'), count('NoCoverage')]
    const score = percent(killed + timeout, killed + timeout + survived + uncovered)
    const counts = { killed, timeout, survived, uncovered, ignored: count('Ignored') }
    return [file, { hash, score, ...counts }] satisfies [string, FileScore]
  })
  const rooms = [...new Set(files.map(([file]) => roomOf(file)))].map(room => {
    const scores = files.filter(([file]) => roomOf(file) === room).map(([, score]) => score)
    const noticed = sum(scores.map(({ killed, timeout }) => killed + timeout))
    const mutants = noticed + sum(scores.map(({ survived, uncovered }) => survived + uncovered))
    return [
      room,
      { score: percent(noticed, mutants), mutants, noticed, tests: tests.get(room) ?? 0 },
    ] as const
  })
  return { rooms: Object.fromEntries(rooms), files: Object.fromEntries(files) }
}

/** JSON with one line for a room and one for a file, so that a change of the report can be read. */
export function writeReport({ rooms, files }: MutationReport): string {
  const lines = (entries: object) =>
    Object.entries(entries)
      .map(([name, value]) => `    ${JSON.stringify(name)}: ${oneLine(value as object)}`)
      .join(',\n')
  return `{\n  "rooms": {\n${lines(rooms)}\n  },\n  "files": {\n${lines(files)}\n  }\n}\n`
}

export function roomOf(file: string): string {
  return file.slice(0, file.indexOf('/'))
}

function oneLine(value: object): string {
  const fields = Object.entries(value).map(([name, field]) => `"${name}": ${JSON.stringify(field)}`)
  return `{ ${fields.join(', ')} }`
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 100 : Math.floor((1000 * part) / whole) / 10
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
