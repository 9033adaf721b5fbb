import { BACKEND_MODULES } from './backend.ts'
import { PACKAGES } from './packages.ts'
import { TOOLS } from './tools.ts'
import type { Module } from './types.ts'
import { WEB } from './web.ts'

export { INNER_MODULES, type InnerModules } from './inner.ts'
export type { Module } from './types.ts'

/** Every module of the project. The first row that has a file's folder is its module. */
export const MODULES: readonly Module[] = [...PACKAGES, ...WEB, ...BACKEND_MODULES, ...TOOLS]

/**
 * Imports that are allowed against the order of the table, each with its reason. A line here is a decision: it needs
 * a record in docs/decisions too.
 */
export const ALLOWED_IMPORTS: readonly {
  /** A row of the table, or a folder or file of one. */
  readonly from: string
  readonly to: string
  readonly why: string
}[] = [
  {
    from: 'apps/backend/src/api/*',
    to: 'apps/backend/src/realtime',
    why: 'the session signs connection tokens',
  },
  {
    from: 'apps/backend/src/api/lotteries/provider/pageFiles.ts',
    to: 'packages/ui',
    why: 'the page of the lottery provider is drawn with the tokens and the font of the product; only style sheets are read',
  },
]
