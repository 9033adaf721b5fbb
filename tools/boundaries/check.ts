import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { spareAllowances } from './allowances.ts'
import { checkCycles } from './imports/checkCycles.ts'
import { checkFile } from './checkFile.ts'
import { checkFolderSizes } from './checkFolderSizes.ts'
import { checkLintConfig } from './lint/checkLintConfig.ts'
import { checkLongFunctions } from './checkLongFunctions.ts'
import { checkPurity } from './globals/checkPurity.ts'
import { checkSizes } from './fileSizes.ts'
import { innerTableFaults } from './imports/innerImport.ts'
import { MODULES } from './modules/index.ts'
import { moduleOf } from './moduleOf.ts'
import { openProject, sourceFiles } from './project.ts'
import { root } from '../root/index.ts'

const FILES_MIN = 300 // a check that finds no files would always pass

const project = openProject(root)
const sources = new Map(sourceFiles(root).map(file => [file, readFileSync(join(root, file), 'utf8')]))
const checked = new Map([...sources].map(([file, source]) => [file, checkFile(project, file, source)]))
const code = [...sources].filter(([file]) => !file.endsWith('.css'))
const sizes = checkSizes(new Map(code.map(([file, source]) => [file, source.split('\n').length - 1])))
const found = new Set(project.files().map(file => moduleOf(file)?.module))

const faults = [
  ...[...checked.values()]
    .flatMap(({ breaches }) => breaches)
    .map(({ file, line, message }) => `${file}:${line} ${message}`),
  ...checkCycles(checked),
  ...spareAllowances(new Set([...checked.values()].flatMap(({ needs }) => needs))),
  ...MODULES.filter(module => !found.has(module)).map(
    ({ folder }) => `No file is in the module ${folder}: remove its row.`,
  ),
  ...innerTableFaults(),
  ...checkLintConfig(readFileSync(join(root, '.oxlintrc.json'), 'utf8'), project),
  ...checkLongFunctions(root),
  ...checkPurity(root),
  ...sizes.faults,
  ...checkFolderSizes(sources.keys()),
  ...(code.length < FILES_MIN
    ? [`Only ${code.length} files were found; there should be ${FILES_MIN} or more.`]
    : []),
]
for (const fault of faults) console.error(fault)
console.log(
  `${checked.size} files, ${faults.length} faults; lines per file: median ${sizes.median}, 95th percentile ${sizes.p95}`,
)
process.exitCode = faults.length > 0 ? 1 : 0
