import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Packages whose compiler settings must include neither `window` nor `process`: an import check alone would not see a
 * global.
 */
const PURE = ['packages/domain', 'packages/contract', 'packages/exactly-once']

/** A sentence for each pure package whose `tsconfig.json` allows the browser's or Node's globals. */
export function checkPurity(root: string): readonly string[] {
  return PURE.flatMap(folder => {
    const text = readFileSync(join(root, folder, 'tsconfig.json'), 'utf8')
    const { lib = ['DOM'], types = ['node'] } = (JSON.parse(text) as { compilerOptions: Options })
      .compilerOptions
    const isPure = types.length === 0 && lib.every(name => /^ES20\d\d$/i.test(name))
    return isPure
      ? []
      : [`${folder}/tsconfig.json: "lib" must name an ECMAScript year only, and "types" must be [].`]
  })
}

interface Options {
  readonly lib?: readonly string[]
  readonly types?: readonly string[]
}
