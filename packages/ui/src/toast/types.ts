import type { ReactNode } from 'react'
import type { IconName } from '#icons'
import type { Tone } from '#notice'

export type ToastId = string

/** A short message that needs no answer, or an error that offers one. */
export interface Toast {
  readonly id: ToastId
  readonly tone: Tone
  readonly title: ReactNode
  readonly text?: ReactNode
  /** Replaces the tone's default icon. */
  readonly icon?: IconName | undefined
  /** Replaces the close button. Pressing it runs `run` and closes the toast. */
  readonly action?: { readonly label: string; readonly run: () => void } | undefined
  /** Toasts with the same key replace each other, so that a failing poll does not fill the queue. */
  readonly key?: string | undefined
}

/** Time, passed in: `performance.now` and `setTimeout` in a browser, driven by hand in a test. */
export interface ToastTimer {
  /** Milliseconds of a monotonic clock. */
  now: () => number
  /** Runs `then` once after `ms`, unless the returned function is called first. */
  after: (ms: number, then: () => void) => () => void
}
