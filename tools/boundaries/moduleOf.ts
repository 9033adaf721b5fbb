import { posix } from 'node:path'
import { MODULES, type Module } from './modules/index.ts'

export interface ModulePlace {
  readonly module: Module
  /** The module's own folder, with the name in place of `*`. */
  readonly folder: string
}

/** The module of a file, by its path from the root; undefined where no row of the table has it. */
export function moduleOf(file: string): ModulePlace | undefined {
  for (const module of MODULES) {
    const [parent = '', star] = module.folder.split('*')
    if (module.isFlat) {
      if (posix.dirname(file) === module.folder) return { module, folder: module.folder }
    } else if (star === undefined) {
      if (file.startsWith(`${module.folder}/`)) return { module, folder: module.folder }
    } else if (file.startsWith(parent)) {
      // A file beside the modules of its row, such as a list of all of them, counts as a module too.
      const [name = ''] = file.slice(parent.length).split('/')
      return { module, folder: parent + name }
    }
  }
  return undefined
}

/** Whether a file is one of these folders or files, or in one of them. */
export function isIn(file: string, folders: readonly string[]): boolean {
  return folders.some(folder => file === folder || file.startsWith(`${folder}/`))
}
