import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkCycles } from '../boundaries/imports/checkCycles.ts'
import { checkFile } from '../boundaries/checkFile.ts'
import { isTest } from '../boundaries/isTest.ts'
import { openProject, sourceFiles } from '../boundaries/project.ts'
import { exportedTwice } from '../names/exportedTwice.ts'
import { root } from '../root/index.ts'
import { functionsIn } from './functionsIn.ts'
import { spread } from './spread.ts'

/**
 * `npm run figures`: lengths of files and functions, folders with too many children, names that are exported twice,
 * cycles, and test lines per source line. `-- --all` lists each folder and name.
 */
const CHILDREN_MAX = 25
const LISTED = process.argv.includes('--all') ? Infinity : 5
const TESTS = /\.(test|spec)\.tsx?$/

const all = sourceFiles(root)
const sources = new Map(
  all.filter(file => !file.endsWith('.css')).map(file => [file, readFileSync(join(root, file), 'utf8')]),
)
const linesOf = (file: string): number => sources.get(file)!.split('\n').length - 1

const byLines = [...sources.keys()].toSorted((a, b) => linesOf(b) - linesOf(a))
const files = spread(byLines.map(linesOf))
print(
  'files',
  `${byLines.length}; lines: median ${files.median}, 95th percentile ${files.p95}, longest ${files.max}`,
)
list(byLines.slice(0, 3).map(file => `${linesOf(file)}  ${file}`))

const functions = [...sources]
  .filter(([file]) => !TESTS.test(file))
  .flatMap(([file, source]) => functionsIn(file, source).map(one => ({ ...one, file })))
  .toSorted((a, b) => b.lines - a.lines)
const lengths = spread(functions.map(({ lines }) => lines))
print(
  'functions outside tests',
  `${functions.length}; lines: median ${lengths.median}, 95th percentile ${lengths.p95}, longest ${lengths.max}; over 60: ${functions.filter(({ lines }) => lines > 60).length}`,
)
list(functions.map(({ file, line, name, lines }) => `${lines}  ${file}:${line} ${name}`).slice(0, LISTED))

const children = new Map<string, Set<string>>()
for (const file of openProject(root).files()) {
  for (let path = file; path !== '.'; path = dirname(path)) {
    const folder = dirname(path)
    children.set(folder, (children.get(folder) ?? new Set()).add(path))
  }
}
const large = [...children].filter(([folder, paths]) => paths.size > CHILDREN_MAX && isCode(folder))
print(`folders of code with more than ${CHILDREN_MAX} children`, String(large.length))
list(large.map(([folder, { size }]) => `${size}  ${folder}`).slice(0, LISTED))

const product = new Map([...sources].filter(([file]) => !isTest(file)))
const twice = [...exportedTwice(product)]
print('names exported by two or more files', String(twice.length))
list(twice.map(([name, where]) => `${name}: ${where.join(', ')}`).slice(0, LISTED))

const project = openProject(root)
const checked = new Map([...sources].map(([file, source]) => [file, checkFile(project, file, source)]))
print('import cycles, types included', String(checkCycles(checked, []).length))

const groups = Map.groupBy(sources.keys(), file => /^(?:apps|packages|qa)\/[^/]+|^[^/]+/.exec(file)![0])
print('test lines per source line', '')
for (const [group, members] of [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
  const sum = (isOf: (file: string) => boolean) =>
    members.filter(isOf).reduce((lines, file) => lines + linesOf(file), 0)
  const [tests, product] = [sum(isTest), sum(file => !isTest(file))]
  list([`${group.padEnd(24)} ${tests} / ${product} = ${product === 0 ? '-' : (tests / product).toFixed(2)}`])
}

/** Folders of catalogues and of generated or downloaded files are lists of data. */
function isCode(folder: string): boolean {
  return all.some(file => dirname(file) === folder && !file.endsWith('.css'))
}

function print(what: string, figures: string): void {
  console.log(`${what}: ${figures}`)
}

function list(lines: readonly string[]): void {
  for (const line of lines) console.log(`    ${line}`)
}
