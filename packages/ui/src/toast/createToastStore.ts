import type { Toast, ToastId, ToastTimer } from './types.ts'

/** How long a toast is shown (section 8 of the specification: alerts close after 5 s). */
export const TOAST_HOLD_MS = 5000

/**
 * The queue of toasts, rendered by `ToastRegion` one at a time, oldest first. A toast is shown for five seconds in
 * total, excluding the time it is held. An error with an action stays until it is answered; meanwhile temporary toasts
 * may replace it, and it returns after them, so that nothing is lost or blocked.
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
    // A pointer on a waiting toast means that it is about to be pressed: it must not be replaced at that moment.
    const held = holds.size > 0 && queue.find(toast => toast.id === shown?.id)
    const next = held || (queue.find(toast => !stays(toast)) ?? queue[0])
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
    // Focus inside the toast disappears with it; no blur event is fired for a removed element.
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
  /** Adds a toast to the end of the queue; one with the same `key` is replaced in its position, with a fresh time. */
  push: (toast: Omit<Toast, 'id'>) => ToastId
  dismiss: (id: ToastId) => void
  /** Pauses the time of the visible toast until every hold is released. */
  hold: (reason: ToastHold) => void
  release: (reason: ToastHold) => void
  /** The visible toast; the same object until another replaces it. */
  shown: () => Toast | undefined
  subscribe: (listener: () => void) => () => void
}

type ToastHold = 'pointer' | 'focus'

function stays(toast: Toast): boolean {
  return toast.tone === 'bad' && toast.action !== undefined
}
