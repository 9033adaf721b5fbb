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
   * Resolves when every part is hydrated. What changes the values that are drawn waits for it: a part would hydrate with
   * other texts than the server's, and React would draw it anew.
   */
  done: (): Promise<void> =>
    new Promise(resolve => {
      if (open <= 0) resolve()
      else waiting.add(resolve)
    }),
}
