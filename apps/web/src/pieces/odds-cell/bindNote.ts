import type { Cell, Price } from '@touchline/live'
import type { Bound, RowAge } from './bindPrice.ts'
import { pauseNote, type PriceTexts } from './priceLook.ts'

/** After this time a note shows how long the pause has lasted (design guide, suspension reasons). */
const SHOW_TIME_FROM_MS = 10_000

/** What a note needs to say how long a market has been paused. */
export interface PauseTime {
  /** Monotonic milliseconds. */
  readonly now: () => number
  readonly everySecond: (run: () => void) => () => void
  /** `Suspended 0:14 · Video review` */
  readonly pauseText: (ms: number, reason: string) => string
  /** `Suspended 0:14`, for a place too narrow for both */
  readonly durationText: (ms: number) => string
}

/** The texts of a note. */
export type NoteWords = {
  readonly text: string
  /** Why the market is suspended; narrow layouts may cut it off. */
  readonly reason?: string
  /** How long it has been suspended, after ten seconds. */
  readonly howLong?: string
}

export type NoteWriting = { readonly texts: PriceTexts; readonly age: RowAge; readonly pause: PauseTime }

/**
 * Updates the note of a market: why it is suspended, and after ten seconds for how long, as seen by this page;
 * otherwise how old its prices may be. Screen readers do not read the seconds.
 */
export function bindNote(
  write: (words: NoteWords) => void,
  cell: Cell<Price>,
  { texts, age, pause }: NoteWriting,
): Bound {
  let pausedAt: number | undefined
  let stopTime: (() => void) | undefined

  function update(): void {
    const reason = pauseNote(cell.read(), texts)
    if (reason === '') return write({ text: age.notes() })
    const lasted = pause.now() - (pausedAt ?? pause.now())
    if (lasted <= SHOW_TIME_FROM_MS) return write({ text: reason, reason })
    write({ text: pause.pauseText(lasted, reason), reason, howLong: pause.durationText(lasted) })
  }

  function follow(): void {
    if (pauseNote(cell.read(), texts) === '') endTime()
    else {
      pausedAt ??= pause.now()
      stopTime ??= pause.everySecond(update)
    }
    update()
  }

  function endTime(): void {
    pausedAt = undefined
    stopTime?.()
    stopTime = undefined
  }

  follow()
  const stop = cell.subscribe(follow)
  return {
    update,
    stop() {
      stop()
      endTime()
    },
  }
}
