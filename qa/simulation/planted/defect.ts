import type { Random, Statement, StatementTurn } from '@touchline/testkit'
import type { Answer, Request } from '../world/backendLife.ts'
import type { Publication } from '../world/streams.ts'

/** A mistake that somebody might make, put into what the product is handed; never into the product. */
export interface Defect {
  readonly name: string
  /** What is wrong, as a reviewer would say it. */
  readonly says: string
  /** Invariants that it breaks. Anything else that goes wrong with it, such as SQL that does not run, shows nothing. */
  readonly caughtBy: readonly string[]
  /** Changes a request on its way; `isRepeat` where its key was sent before. */
  readonly tamper?: (request: Request, isRepeat: boolean, random: Random) => Request
  /** What a tab takes an answer to a placement for; undefined stands for one that was lost. */
  readonly takesFor?: (answer: Answer | undefined) => Answer | undefined
  /** Statements in place of one; undefined leaves it alone. `marks` are connections that it remembers, anew in each seed. */
  readonly alter?: (
    statement: StatementTurn,
    random: Random,
    marks: Set<number>,
  ) => readonly Statement[] | undefined
  /** What a line hears in place of a publication. */
  readonly publication?: (publication: Publication, random: Random) => readonly Publication[]
  /** Whether the tab's storage keeps what is written under this name. */
  readonly keeps?: (name: string) => boolean
  /** The back end's clock: by the true time, and when the seed began. */
  readonly clock?: (now: number, start: number) => number
  /** Changes the schema, and changes it back. */
  readonly schema?: { readonly plant: string; readonly undo: string }
}
