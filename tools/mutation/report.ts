/** Results of one file's mutants. `hash` is of the file's text at that time. */
export interface FileScore {
  readonly hash: string
  /** Share of the valid mutants that a test detected, in percent with one decimal; 100 where there was none. */
  readonly score: number
  readonly killed: number
  /** Detected because the tests did not end. */
  readonly timeout: number
  readonly survived: number
  /** No test runs the line at all. Counts against the score like a survivor. */
  readonly uncovered: number
  /** Disabled by a comment, which must give a reason. */
  readonly ignored: number
}

export interface ModuleScore {
  readonly score: number
  readonly mutants: number
  readonly noticed: number
  /** Number of test titles in the module. If there are fewer now, the score is out of date. */
  readonly tests: number
}

/** The report in the repository: modules and files by path from the domain's `src`. */
export interface MutationReport {
  readonly modules: Readonly<Record<string, ModuleScore>>
  readonly files: Readonly<Record<string, FileScore>>
}

/** The part of Stryker's own report that is read here: the result of each mutant, by path from the root. */
export interface StrykerReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>
}

/** The current state of the folders: a hash for each mutated file, and the titles of tests by module. */
export interface Sources {
  readonly hashes: ReadonlyMap<string, string>
  readonly tests: ReadonlyMap<string, number>
}

/** A summary of Stryker's report. A file without mutants, such as one of types only, is in it too: it may get some. */
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
  const modules = [...new Set(files.map(([file]) => mutatedModuleOf(file)))].map(module => {
    const scores = files.filter(([file]) => mutatedModuleOf(file) === module).map(([, score]) => score)
    const noticed = sum(scores.map(({ killed, timeout }) => killed + timeout))
    const mutants = noticed + sum(scores.map(({ survived, uncovered }) => survived + uncovered))
    return [
      module,
      { score: percent(noticed, mutants), mutants, noticed, tests: tests.get(module) ?? 0 },
    ] as const
  })
  return { modules: Object.fromEntries(modules), files: Object.fromEntries(files) }
}

/** JSON with one line for a module and one for a file, so that a diff of the report is readable. */
export function writeReport({ modules, files }: MutationReport): string {
  const lines = (entries: object) =>
    Object.entries(entries)
      .map(([name, value]) => `    ${JSON.stringify(name)}: ${oneLine(value as object)}`)
      .join(',\n')
  return `{\n  "modules": {\n${lines(modules)}\n  },\n  "files": {\n${lines(files)}\n  }\n}\n`
}

export function mutatedModuleOf(file: string): string {
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
