import type { Random, SentStatement, StatementTurn } from '@touchline/testkit'
import type { BackendAnswer, Request } from '../world/backendLife.ts'
import type { SentPublication } from '../world/streams.ts'

/** A mistake that a developer might make, planted where the product meets the simulation; never in the product. */
export interface Defect {
  readonly name: string
  /** What is wrong, as a reviewer would say it. */
  readonly description: string
  /** Invariants that it breaks. Any other failure with it, such as SQL that does not run, proves nothing. */
  readonly caughtBy: readonly string[]
  /** Changes a request on its way; `isRepeat` where its key was sent before. */
  readonly tamper?: (request: Request, isRepeat: boolean, random: Random) => Request
  /** The answer to a placement as a tab receives it; undefined is a lost one. */
  readonly takesFor?: (answer: BackendAnswer | undefined) => BackendAnswer | undefined
  /**
   * Statements in place of one; undefined leaves it unchanged. `marks` are connections that it remembers, empty at
   * the start of each seed.
   */
  readonly alter?: (
    statement: StatementTurn,
    random: Random,
    marks: Set<number>,
  ) => readonly SentStatement[] | undefined
  /** What a connection receives in place of a publication. */
  readonly publication?: (publication: SentPublication, random: Random) => readonly SentPublication[]
  /** Whether the tab's storage accepts what is written under this name. */
  readonly keeps?: (name: string) => boolean
  /** The back end's clock: by the true time, and when the seed began. */
  readonly clock?: (now: number, start: number) => number
  /** Changes the schema, and changes it back. */
  readonly schema?: { readonly plant: string; readonly undo: string }
}
