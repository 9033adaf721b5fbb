import type { Toast, ToastId, ToastTimer } from './types.ts'

/** How long a toast stands (section 8 of the specification: alerts close after 5 s). */
export const TOAST_HOLD_MS = 5000

/**
 * The queue of toasts, drawn by `ToastRegion` one at a time, oldest first. A toast stands for five seconds in all,
 * not counting the time it is held. A bad one with an action stays until it is answered; while it waits, passing
 * ones may stand in its place, and it comes back after them, so that nothing is lost and nothing waits behind it.
 */
export function createToastStore(timer: ToastTimer): ToastStore {
  let queue: readonly Toast[] = []
  let shown: Toast | undefined
  let leftMs = TOAST_HOLD_MS
  let running: { cancel: () => void; since: number } | undefined
  let count = 0
  const holds = new Set<ToastHold>()
  const listeners = new Set<() => void>()

  function stop() {
    if (!running) return
    running.cancel()
    leftMs -= timer.now() - running.since
    running = undefined
  }

  function run() {
    if (running || !shown || stays(shown) || holds.size > 0) return
    const { id } = shown
    running = { cancel: timer.after(Math.max(leftMs, 0), () => dismiss(id)), since: timer.now() }
  }

  function settle() {
    // Whoever points at a waiting toast is about to press it: it is not swapped away under the finger.
    const kept = holds.size > 0 && queue.find(toast => toast.id === shown?.id)
    const next = kept || (queue.find(toast => !stays(toast)) ?? queue[0])
    if (next !== shown) {
      stop()
      shown = next
      leftMs = TOAST_HOLD_MS
      for (const listener of listeners) listener()
    }
    run()
  }

  function dismiss(id: ToastId) {
    if (!queue.some(toast => toast.id === id)) return
    queue = queue.filter(toast => toast.id !== id)
    // Focus inside the toast goes with it; no blur is told of an element that left the page.
    if (shown?.id === id) holds.delete('focus')
    settle()
  }

  return {
    push(toast) {
      const same = toast.key === undefined ? undefined : queue.find(waiting => waiting.key === toast.key)
      const added: Toast = { ...toast, id: same?.id ?? `toast-${++count}` }
      queue = same ? queue.map(waiting => (waiting === same ? added : waiting)) : [...queue, added]
      settle()
      return added.id
    },
    dismiss,
    hold(reason) {
      holds.add(reason)
      stop()
    },
    release(reason) {
      holds.delete(reason)
      settle()
    },
    shown: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export interface ToastStore {
  /** Puts a toast at the end of the queue; one with the same `key` is replaced where it stands, with a fresh time. */
  push: (toast: Omit<Toast, 'id'>) => ToastId
  dismiss: (id: ToastId) => void
  /** Stops the time of the toast on show until every hold is released. */
  hold: (reason: ToastHold) => void
  release: (reason: ToastHold) => void
  /** The toast on show; the same object until another takes its place. */
  shown: () => Toast | undefined
  subscribe: (listener: () => void) => () => void
}

type ToastHold = 'pointer' | 'focus'

function stays(toast: Toast): boolean {
  return toast.tone === 'bad' && toast.action !== undefined
}
