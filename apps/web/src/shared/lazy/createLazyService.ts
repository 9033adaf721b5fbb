/** Something whose code or data arrives after first paint, and never on the server. */
export interface LazyService<T> {
  /** Undefined until it is ready. */
  current(): T | undefined
  /**
   * Runs at once when it is ready, else as soon as it is. Returns a release function, which also calls what `run`
   * returned.
   */
  whenReady(run: (service: T) => void | (() => void)): () => void
}

/** A lazy service that start-up provides. */
export interface ProvidedService<T> extends LazyService<T> {
  /** Makes it ready; only the first call counts. Runs all waiting callbacks, then throws the first error among them. */
  provide(service: T): void
}

export function createLazyService<T>(): ProvidedService<T> {
  const waiting = new Set<(service: T) => void>()
  let ready: T | undefined

  return {
    current: () => ready,
    whenReady(run) {
      let release: void | (() => void)
      const start = (service: T): void => {
        release = run(service)
      }
      if (ready !== undefined) start(ready)
      else waiting.add(start)
      return () => {
        waiting.delete(start)
        release?.()
      }
    },
    provide(service) {
      if (ready !== undefined) return
      ready = service
      const failures: unknown[] = []
      for (const start of waiting) {
        try {
          start(service)
        } catch (failure) {
          failures.push(failure)
        }
      }
      waiting.clear()
      if (failures.length > 0) throw failures[0]
    },
  }
}
