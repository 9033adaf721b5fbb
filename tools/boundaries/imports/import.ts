export interface Import {
  readonly specifier: string
  /** Line of the file, from 1. */
  readonly line: number
  /** Does not exist at run time: `import type`, `export type … from`, or all names marked `type`. */
  readonly typeOnly: boolean
  /** Several files: the pattern of an `import.meta.glob`. */
  readonly isPattern?: true
  /** Read as text, not run. */
  readonly isText?: true
  /** The address is computed at run time, so no check can tell what it loads; `specifier` is its text. */
  readonly isHidden?: true
}

/** What an import resolves to. */
export type ImportTarget =
  /** A file of the project; `through` is whether the specifier is a name or a path. */
  | { readonly kind: 'file'; readonly path: string; readonly through: 'path' | 'name' }
  | { readonly kind: 'package'; readonly name: string }
  | { readonly kind: 'node' }
  /**
   * A name of the project that resolves to nothing: it bypasses an entry point, the module does not exist, or a
   * pattern has no files.
   */
  | { readonly kind: 'nowhere' }

/** An import of a file, with what it resolves to. */
export interface ResolvedImport extends Import {
  readonly targets: readonly ImportTarget[]
}
