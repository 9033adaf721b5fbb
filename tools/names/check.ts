import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sourceFiles } from '../boundaries/project.ts'
import { readDictionary } from './dictionary.ts'
import { findAvoided } from './findAvoided.ts'

/** `npm run check:names`: no name, comment or path of the sources uses a word that the glossary avoids. */
const root = resolve(import.meta.dirname, '..', '..')
const dictionary = readDictionary(root)
const files = sourceFiles(root).filter(file => !file.startsWith('tools/names/'))
const faults = files.flatMap(file =>
  findAvoided(file, readFileSync(join(root, file), 'utf8'), dictionary).map(
    ({ line, avoided }) =>
      `${file}${line > 0 ? `:${line}` : ''} uses "${avoided.word}": write ${avoided.instead} (docs/glossary.md).`,
  ),
)
for (const fault of faults) console.error(fault)
console.log(`${files.length} files, ${dictionary.length} avoided words, ${faults.length} faults`)
process.exitCode = faults.length > 0 || dictionary.length === 0 ? 1 : 0
