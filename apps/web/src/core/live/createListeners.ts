/** Who hears of something. */
interface Listeners<News extends readonly unknown[]> {
  /** Returns the way to hear no more. */
  add(listener: (...news: News) => void): () => void
  /** Tells all of them, also those after one that throws; then throws what was thrown, so that it is reported once. */
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
    tell(...news) {
      const errors: unknown[] = []
      for (const listener of listeners) {
        try {
          listener(...news)
        } catch (error) {
          errors.push(error)
        }
      }
      if (errors.length > 0) throw errors.length === 1 ? errors[0] : new AggregateError(errors)
    },
  }
}
