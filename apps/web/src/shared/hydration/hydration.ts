let open = 0
const waiting = new Set<() => void>()

function settle(): void {
  if (open > 0) return
  for (const run of waiting) run()
  waiting.clear()
}

/** Which parts of the first page are still the server's HTML. */
export const hydration = {
  begin(): void {
    open++
    settle()
  },
  end(): void {
    open--
    settle()
  },
  /**
   * Resolves when every part is hydrated. Whatever changes rendered values waits for it, because a part would hydrate
   * with
   * other texts than the server's, and React would render it again.
   */
  done: (): Promise<void> =>
    new Promise(resolve => {
      if (open <= 0) resolve()
      else waiting.add(resolve)
    }),
}
