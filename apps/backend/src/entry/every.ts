/** Does some work again and again, `pauseMs` after the last time ended. The answer ends it. */
export function every(
  pauseMs: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const run = (): void => {
    work()
      .catch(onError)
      .then(() => {
        if (!isOver) timer = setTimeout(run, pauseMs)
      }, onError)
  }
  run()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}
