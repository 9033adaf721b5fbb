import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isTest } from '../boundaries/isTest.ts'
import { sourceFiles } from '../boundaries/project.ts'
import { checkExports } from './checkExports.ts'
import { readDictionary } from './dictionary.ts'
import { EXPORTED_TWICE } from './exceptions.ts'
import { findAvoided } from './findAvoided.ts'

/**
 * `npm run check:names`: no name, comment or path of the sources uses a word that the glossary avoids, and no
 * exported name has two
 * meanings.
 */
const root = resolve(import.meta.dirname, '..', '..')
const dictionary = readDictionary(root)
const sources = new Map(sourceFiles(root).map(file => [file, readFileSync(join(root, file), 'utf8')]))
const isOther = (file: string) => !file.startsWith('tools/names/')
const avoided = [...sources]
  .filter(([file]) => isOther(file))
  .flatMap(([file, source]) =>
    findAvoided(file, source, dictionary).map(
      ({ line, avoided: { word, instead } }) =>
        `${file}${line > 0 ? `:${line}` : ''} uses "${word}": write ${instead} (docs/glossary.md).`,
    ),
  )
const product = [...sources].filter(([file]) => !isTest(file) && !file.endsWith('.css'))
const faults = [...avoided, ...checkExports(new Map(product), EXPORTED_TWICE)]
for (const fault of faults) console.error(fault)
console.log(
  `${sources.size} files, ${dictionary.length} avoided words, ${EXPORTED_TWICE.length} exceptions, ${faults.length} faults`,
)
process.exitCode = faults.length > 0 || dictionary.length === 0 ? 1 : 0
