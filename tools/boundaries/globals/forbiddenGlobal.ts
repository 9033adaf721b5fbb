import { allowanceKey } from '../allowances.ts'
import type { GlobalUse } from './findGlobals.ts'
import { GLOBAL_GROUPS } from './globalGroups.ts'
import { isIn, type ModulePlace } from '../moduleOf.ts'

/** Why a file may not use a global, or undefined where it may; the allowance it needs is recorded. */
export function forbiddenGlobal(
  { module, folder, file }: ModulePlace & { readonly file: string },
  { group }: GlobalUse,
  needs: string[],
): string | undefined {
  if (module.globals === 'all') return undefined
  const allowed = module.globals.filter(one => one.group === group && isIn(file, one.in))
  if (allowed.length === 0) return `${folder} may not use ${group} by itself. ${GLOBAL_GROUPS[group].hint}`
  for (const place of allowed.flatMap(one => one.in).filter(name => isIn(file, [name])))
    needs.push(allowanceKey(module, group, place))
  return undefined
}
