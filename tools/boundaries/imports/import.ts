export interface Import {
  readonly specifier: string
  /** Line of the file, from 1. */
  readonly line: number
  /** Gone at run time: `import type`, `export type … from`, or all names marked `type`. */
  readonly typeOnly: boolean
  /** Names several files: the pattern of an `import.meta.glob`. */
  readonly isPattern?: true
  /** Read as text, not run. */
  readonly isText?: true
  /** The address is computed at run time, so that no check can tell what it reaches; `specifier` is its text. */
  readonly isHidden?: true
}

/** Where an import leads. */
export type Target =
  /** A file of the project; `through` tells whether a name or a path led there. */
  | { readonly kind: 'file'; readonly path: string; readonly through: 'path' | 'name' }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'node' }
  /** A name of the project that leads nowhere: past an entry point, to a module that is not there, or a pattern without files. */
  | { readonly kind: 'nowhere' }

/** What a file imports, with what each import leads to. */
export interface ResolvedImport extends Import {
  readonly targets: readonly Target[]
}
