import { posix } from 'node:path'
import { allowanceKey } from '../allowances.ts'
import type { ResolvedImport, ImportTarget } from './import.ts'
import { forbiddenInnerImport } from './innerImport.ts'
import { ALLOWED_IMPORTS, type Module } from '../modules/index.ts'
import { isIn, moduleOf, type ModulePlace } from '../moduleOf.ts'
import { isTest as isTestFile } from '../isTest.ts'
import type { Project } from '../project.ts'

/** Modules that tests may always use. */
const FOR_TESTS = new Set([
  'packages/testkit',
  'apps/backend/src/testing',
  'apps/web/src/testing',
  'apps/web/src/messages',
])

export interface Importer extends ModulePlace {
  readonly file: string
  readonly isTest: boolean
}

/** Why a file may not have its imports, a sentence for each; the allowances of packages that it needs are recorded. */
export function forbiddenImport(
  project: Project,
  from: Importer,
  found: ResolvedImport,
  needs: string[],
): readonly string[] {
  if (found.isHidden)
    return ['computed at run time, so no check can tell what it imports. Write the address as a literal.']
  return found.targets.flatMap(target => {
    const why = forbidden(project, from, found, target, needs)
    return why === undefined ? [] : [why]
  })
}

function forbidden(
  project: Project,
  from: Importer,
  found: ResolvedImport,
  target: ImportTarget,
  needs: string[],
): string | undefined {
  const { module, folder, file } = from
  switch (target.kind) {
    case 'nowhere':
      return `no entry point of that name. Import the module's index.ts, or add the name to "exports" or "imports".`
    case 'node':
      return module.node || from.isTest ? undefined : `no Node module here. ${module.hint}`
    case 'package':
      return mayUse(module, target.name, file, needs) || from.isTest
        ? undefined
        : `${folder} may not import the package ${target.name}. ${module.hint}`
    case 'file':
      return forbiddenFile(project, from, found, target)
  }
}

function mayUse(module: Module, name: string, file: string, needs: string[]): boolean {
  const found = module.packages.flatMap(use => {
    if (typeof use === 'string') return use === name ? [allowanceKey(module, use)] : []
    return use.name === name
      ? use.in.filter(where => isIn(file, [where])).map(where => allowanceKey(module, name, where))
      : []
  })
  needs.push(...found)
  return found.length > 0
}

function forbiddenFile(
  project: Project,
  { module, folder, isTest, file }: Importer,
  found: ResolvedImport,
  target: Extract<ImportTarget, { kind: 'file' }>,
): string | undefined {
  const there = moduleOf(target.path)
  if (isTest && found.isText) return undefined
  if (isTest && there && FOR_TESTS.has(there.folder) && (found.isPattern || target.through === 'name'))
    return undefined
  if (!isTest && isTestFile(target.path) && !(there && isTestingModule(there)))
    return 'only tests may use it. Move what the product needs out of it.'
  if (there?.folder === folder) {
    const isStep = target.through === 'path' && !found.typeOnly
    const entry = isStep ? passedEntry(project, file, target.path, folder) : undefined
    if (entry !== undefined) return `bypasses an entry point. Import ${entry} instead.`
    return isTest ? undefined : forbiddenInnerImport(file, target.path)
  }
  const hasName = /^(apps|packages|qa|tools)\//.test(target.path) && !found.isPattern // a pattern has paths only
  if (target.through === 'path' && (hasName || !there || !module.imports.includes(there.module.folder))) {
    return `a path that leaves the module ${folder}. Name the other module: "#…" in an application, "@touchline/…" for a package.`
  }
  if (!there) return undefined
  const isAllowed =
    module.imports.includes(there.module.folder) ||
    module.imports.some(name => found.specifier === `@touchline/${name.replace('packages/', '')}`) ||
    ALLOWED_IMPORTS.some(
      ({ from, to }) => (from === module.folder || isIn(file, [from])) && to === there.module.folder,
    ) ||
    (there.module === module && maySibling(module, folder, there.folder))
  return isAllowed ? undefined : `${folder} may not import ${there.folder}. ${module.hint}`
}

/**
 * A `testing` folder with a row of its own in the table: the modules that list it may import it, such as the
 * simulation.
 */
function isTestingModule({ module, folder }: ModulePlace): boolean {
  return module.folder === folder && posix.basename(folder) === 'testing'
}

function maySibling(module: Module, from: string, to: string): boolean {
  if (module.siblings) return true
  const rank = (folder: string) => module.order?.indexOf(posix.basename(folder)) ?? -1
  return rank(to) >= 0 && rank(to) < rank(from)
}

/**
 * The entry point of a neighbour folder that an import bypasses: `../money/money.ts` where `../money/index.ts`
 * exists. A folder may import files below it, which are its own; types, which do not exist at run time, need no entry
 * point.
 */
function passedEntry(project: Project, importer: string, target: string, module: string): string | undefined {
  if (target.startsWith(`${posix.dirname(importer)}/`)) return undefined
  for (let folder = posix.dirname(target); folder.length > module.length; folder = posix.dirname(folder)) {
    const entry = `${folder}/index.ts`
    if (importer.startsWith(`${folder}/`)) return undefined
    if (target !== entry && /\.tsx?$/.test(target) && project.has(entry)) return entry
  }
  return undefined
}
