import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkFile } from './checkFile.ts'
import { checkPurity } from './checkPurity.ts'
import { checkSizes } from './fileSizes.ts'
import { findCycles } from './findCycles.ts'
import { openProject, sourceFiles } from './project.ts'

const FILES_MIN = 300 // a check that finds no files would be green for ever

const root = resolve(import.meta.dirname, '..', '..')
const project = openProject(root)
const files = sourceFiles(root)
const sources = new Map(files.map(file => [file, readFileSync(join(root, file), 'utf8')]))
const read = (file: string) => sources.get(file) ?? ''

const breaches = files.flatMap(file => checkFile(project, file, read(file)))
const cycles = findCycles(project, files, read)
const sizes = checkSizes(new Map(files.map(file => [file, read(file).split('\n').length - 1])))
const faults = [
  ...breaches.map(({ file, line, says }) => `${file}:${line} ${says}`),
  ...cycles.map(cycle => `Import cycle: ${[...cycle, cycle[0]].join('\n  -> ')}`),
  ...checkPurity(root),
  ...sizes.faults,
  ...(files.length < FILES_MIN
    ? [`Only ${files.length} files were found; there should be ${FILES_MIN} or more.`]
    : []),
]
for (const fault of faults) console.error(fault)
console.log(
  `${files.length} files, ${faults.length} faults; lines per file: median ${sizes.median}, 95th percentile ${sizes.p95}`,
)
process.exitCode = faults.length > 0 ? 1 : 0
