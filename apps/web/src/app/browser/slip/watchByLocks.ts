import type { RequestWatch } from '#core/slip'

/**
 * Watches by the browser's locks, which are released when a tab is closed. Without locks every placement counts as
 * carried by some tab.
 */
export function watchByLocks(locks: LockManager | undefined): RequestWatch {
  const nameOf = (key: string): string => `placement:${key}`
  return {
    hold(key) {
      const { promise, resolve } = Promise.withResolvers<void>()
      // A lock can be refused, for example in a frame without storage: then no other tab has one either.
      void locks?.request(nameOf(key), () => promise).catch(() => {})
      return resolve
    },
    async isHeld(key) {
      try {
        const { held = [], pending = [] } = (await locks?.query()) ?? {}
        return !locks || [...held, ...pending].some(({ name }) => name === nameOf(key))
      } catch {
        return true
      }
    },
  }
}
