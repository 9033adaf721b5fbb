export interface ValueListeners<T> {
  add(listener: (value: T) => void): () => void
  notify(value: T): void
}

export function createValueListeners<T>(): ValueListeners<T> {
  const listeners = new Set<(value: T) => void>()
  return {
    add(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify(value) {
      for (const listener of Array.from(listeners)) listener(value)
    },
  }
}
