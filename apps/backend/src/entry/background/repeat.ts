/** Repeats work, `pauseMs` after the last run ended. Returns a release function, which waits for the current run. */
export function repeat(
  pauseMs: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  let running = run()

  async function run(): Promise<void> {
    await work().catch(onError)
    if (isOver) return
    timer = setTimeout(() => {
      running = run()
    }, pauseMs)
  }

  return async () => {
    isOver = true
    clearTimeout(timer)
    await running
  }
}
