import type { GlobalGroup } from '../globals/globalGroups.ts'

/** One row of design section 1: a module, what it may use, and what to do when it needs more. */
export interface Module {
  /** Folder from the project's root; `*` is one name, and each name is a module of its own. */
  readonly folder: string
  /** Only the files directly in the folder, such as the configuration beside a package's sources. */
  readonly isFlat?: true
  /**
   * Folders it may import from, by their `folder` here, or an entry point such as `packages/domain/locale`. Itself is
   * always allowed.
   */
  readonly imports: readonly string[]
  /** Third-party packages it may import; sub-paths (`zod/mini`) count with their package. */
  readonly packages: readonly PackageUse[]
  /** Whether Node's own modules are allowed. Where they are not, the code runs in a browser too, or is pure. */
  readonly node: boolean
  /** Globals it may read itself; all others must be passed in. `'all'` where nothing is replayed. */
  readonly globals: readonly GlobalAllowance[] | 'all'
  /** Modules of this row that may import one another; each may import those before it. */
  readonly order?: readonly string[]
  /** Modules of this row may import one another in any order; the check on cycles still applies. */
  readonly siblings?: boolean
  readonly hint: string
}

/** A package that a whole row may import, or only the folders and files named. */
export type PackageUse = string | { readonly name: string; readonly in: readonly string[] }

export interface GlobalAllowance {
  readonly group: GlobalGroup
  /** Folders and files, from the project's root, that may use it. */
  readonly in: readonly string[]
  readonly why: string
}
