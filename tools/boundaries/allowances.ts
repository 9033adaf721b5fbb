import { MODULES, type Module } from './modules/index.ts'

/** One allowance of the table: a package or a group of globals, for a whole row or for one folder or file of it. */
export function allowanceKey(module: Module, name: string, where = ''): string {
  return [module.folder, name, where].filter(Boolean).join(' · ')
}

/** Allowances that no file needs any more: the table shrinks with the code. */
export function spareAllowances(
  needed: ReadonlySet<string>,
  table: readonly Module[] = MODULES,
): readonly string[] {
  return table
    .flatMap(module => [
      ...module.packages.flatMap(use =>
        typeof use === 'string'
          ? [allowanceKey(module, use)]
          : use.in.map(where => allowanceKey(module, use.name, where)),
      ),
      ...(module.globals === 'all' ? [] : module.globals).flatMap(({ group, in: places }) =>
        places.map(where => allowanceKey(module, group, where)),
      ),
    ])
    .filter(key => !needed.has(key))
    .map(key => `Nothing needs this allowance any more, take it out of tools/boundaries/modules: ${key}`)
}
