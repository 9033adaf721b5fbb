import { isIn } from '../moduleOf.ts'
import { INNER_MODULES, type InnerModules } from '../modules/index.ts'

/**
 * Why a file of a divided module may not import another file of it; undefined where it may, and where the module is
 * not divided.
 */
export function forbiddenInnerImport(
  from: string,
  to: string,
  table: Readonly<Record<string, InnerModules>> = INNER_MODULES,
): string | undefined {
  const [folder, inner] = Object.entries(table).find(([whole]) => isIn(from, [whole])) ?? []
  if (folder === undefined || inner === undefined || !isIn(to, [folder])) return undefined
  const [here, there] = [partOf(from, folder), partOf(to, folder)]
  if (here === there || here === undefined || here === 'testing') return undefined
  const allowed = inner[here]
  if (!allowed) return `${folder}/${here} is not in the table: add it in tools/boundaries/modules/inner.ts.`
  if (there === undefined) return `${folder}/${here} may not import what is above it.`
  return allowed.includes(there)
    ? undefined
    : `${folder}/${here} may not import ${there}, only ${allowed.join(', ') || 'none beside it'}.`
}

/** Entries of the table that could close a cycle: each part may import only parts that are listed above it. */
export function innerTableFaults(
  table: Readonly<Record<string, InnerModules>> = INNER_MODULES,
): readonly string[] {
  return Object.entries(table).flatMap(([folder, inner]) => {
    const parts = Object.keys(inner)
    return parts.flatMap((part, index) =>
      inner[part]!.filter(other => !parts.slice(0, index).includes(other)).map(
        other => `${folder}/${part} imports ${other}, which is not listed above it in modules/inner.ts.`,
      ),
    )
  })
}

/** The first folder below the module; undefined for a file directly in it. */
function partOf(file: string, folder: string): string | undefined {
  const [part, ...rest] = file.slice(folder.length + 1).split('/')
  return rest.length > 0 ? part : undefined
}
