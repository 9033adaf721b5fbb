import { exportedTwice } from './exportedTwice.ts'

/**
 * What is wrong with the exported names of product code: a name that two files declare, and an exception that is none
 * any more.
 */
export function checkExports(
  sources: ReadonlyMap<string, string>,
  exceptions: readonly string[],
): readonly string[] {
  const twice = exportedTwice(sources)
  return [
    ...[...twice]
      .filter(([name]) => !exceptions.includes(name))
      .map(
        ([name, files]) =>
          `${name} is exported by ${files.join(' and ')}: one exported name, one meaning. Rename one of them: npm run write:name.`,
      ),
    ...exceptions
      .filter(name => !twice.has(name))
      .map(name => `${name} is exported by one file: remove it from tools/names/exceptions.ts.`),
  ]
}
