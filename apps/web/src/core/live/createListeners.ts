import { notifyAll } from '@touchline/live'

/** Listeners for one kind of news. */
interface Listeners<News extends readonly unknown[]> {
  /** Returns a release function. */
  add(listener: (...news: News) => void): () => void
  /**
   * Calls every listener, also those after one that throws; then throws the first error, so that it is reported once.
   */
  notify(...news: News): void
}

export function createListeners<News extends readonly unknown[]>(): Listeners<News> {
  const listeners = new Set<(...news: News) => void>()
  return {
    add(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    notify: (...news) => notifyAll(listeners, listener => listener(...news)),
  }
}
