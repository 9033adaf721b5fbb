let open = 0
const waiting = new Set<() => void>()

/** A part that hydrates separately. */
export interface HydratingPart {
  /** Returns a release function: a part that leaves the page before it is hydrated is not waited for. */
  begin(): () => void
  /** Comes before `begin` where the part is rendered without HTML from the server. */
  end(): void
}

/** Which parts of the first page are still the server's HTML. */
export const hydration = {
  createPart(): HydratingPart {
    let isPending = false
    let isHydrated = false
    function release(): void {
      if (!isPending) return
      isPending = false
      if (--open > 0) return
      for (const run of waiting) run()
      waiting.clear()
    }
    return {
      begin() {
        isPending = !isHydrated
        if (isPending) open++
        return release
      },
      end() {
        isHydrated = true
        release()
      },
    }
  },
  /**
   * Resolves when every part is hydrated. Whatever changes rendered values waits for it, because a part would hydrate
   * with other texts than the server's, and React would render it again.
   */
  done: (): Promise<void> =>
    new Promise(resolve => {
      if (open > 0) waiting.add(resolve)
      else resolve()
    }),
}
