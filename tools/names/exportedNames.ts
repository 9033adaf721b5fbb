import { parseFile } from '../boundaries/parseFile.ts'

/** The names that a file declares and exports; an export of another file's name is not one. Empty for a style sheet. */
export function exportedNames(file: string, source: string): readonly string[] {
  if (file.endsWith('.css')) return []
  return parseFile(file, source).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName: { name }, moduleRequest, importName }) =>
      name && moduleRequest === null && importName.kind === 'None' ? [name] : [],
    ),
  )
}
