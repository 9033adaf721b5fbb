import { tellAll } from '@touchline/live'

/** Who hears of something. */
interface Listeners<News extends readonly unknown[]> {
  /** Returns the way to hear no more. */
  add(listener: (...news: News) => void): () => void
  /** Tells all of them, also those after one that throws; then throws what was thrown first, so that it is reported once. */
  tell(...news: News): void
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
    tell: (...news) => tellAll(listeners, listener => listener(...news)),
  }
}
