let open = 0
const waiting = new Set<() => void>()

function settle(): void {
  if (open > 0) return
  for (const run of waiting) run()
  waiting.clear()
}

export interface HydratingPart {
  /** Returns what must run when the part leaves the page: one that was never hydrated is no longer waited for. */
  begin(): () => void
  end(): void
}

/** Which parts of the first page are still the server's HTML. */
export const hydration = {
  createPart(): HydratingPart {
    let isHydrated = false
    const end = (): void => {
      open--
      settle()
    }
    return {
      begin() {
        open++
        settle()
        return () => {
          if (!isHydrated) end()
        }
      },
      end() {
        isHydrated = true
        end()
      },
    }
  },
  isDone: (): boolean => open <= 0,
  /**
   * Resolves when every part is hydrated. Whatever changes rendered values waits for it, because a part would hydrate
   * with other texts than the server's, and React would render it again.
   */
  done: (): Promise<void> =>
    new Promise(resolve => {
      if (hydration.isDone()) resolve()
      else waiting.add(resolve)
    }),
}
