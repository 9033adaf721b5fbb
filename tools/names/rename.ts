import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sourceFiles } from '../boundaries/project.ts'
import { renameIn } from './renameIn.ts'

/**
 * `npm run write:name -- <old> <new> [folder]`: renames a function, type or variable in every source, in code and in
 * comments. With a folder, only below it: for a name that has another meaning in other folders. With `--print`
 * nothing is written. Refuses a name that exists already in a changed file.
 */
const root = resolve(import.meta.dirname, '..', '..')
const isPrinted = process.argv.includes('--print')
const [before, after, folder = ''] = process.argv.slice(2).filter(argument => argument !== '--print')
if (before === undefined || after === undefined)
  stop('Say the old and the new name: npm run write:name -- <old> <new> [folder]')

const changed = sourceFiles(root)
  .filter(file => file.startsWith(folder))
  .flatMap(file => {
    const source = readFileSync(join(root, file), 'utf8')
    const renamed = renameIn(source, before, after)
    return renamed.kind === 'absent' ? [] : [{ file, renamed }]
  })
const taken = changed.filter(({ renamed }) => renamed.kind === 'taken').map(({ file }) => file)
if (taken.length > 0)
  stop(`${after} is a name already in ${taken.join(', ')}. Choose another one, or name a folder.`)
if (changed.length === 0) stop(`No source has the name ${before}.`)
for (const { file, renamed } of changed)
  if (renamed.kind === 'renamed' && !isPrinted) writeFileSync(join(root, file), renamed.source)
console.log(
  `${before}: ${changed.length} files ${isPrinted ? 'would say' : 'now say'} ${after}. Run npm run format, and npm test.`,
)

function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
