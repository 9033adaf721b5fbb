/** Whether pages can be made: what the back end says of itself at `/readyz`. */
export interface BackendWatch {
  /** False until the back end was ready for the first time: before that its lists are empty, and pages would be too. */
  hasStarted(): Promise<boolean>
  /** Whether it is ready now. Asked when a page could not be made. */
  isUp(): Promise<boolean>
}

export interface BackendWatchOptions {
  readonly backendOrigin: string
  /** Bases of the two APIs; those that are paths are served by the back end. */
  readonly sportsbookBase: string
  readonly platformBase: string
  readonly log: (line: string) => void
}

const ANSWER_MS_MAX = 2_000
/** How often an absent back end is asked whether it is back, so that the log says when. */
const LOOK_MS = 1_000

/** Asks the back end only until it was ready once, and again when something fails. Its absence is one line of the log, and so is its return. */
export function watchBackend(options: BackendWatchOptions): BackendWatch {
  const { backendOrigin, log } = options
  // Both APIs are somewhere else: no page waits for this address.
  let isStarted = ![options.sportsbookBase, options.platformBase].some(base => base.startsWith('/'))
  let isAway = false
  let asking: Promise<boolean> | undefined

  /** However many pages wait, one of them asks. */
  function isUp(): Promise<boolean> {
    asking ??= isReady(backendOrigin)
      .then(isUpNow => {
        if (isUpNow) cameBack()
        else wentAway()
        return isUpNow
      })
      .finally(() => {
        asking = undefined
      })
    return asking
  }

  function cameBack(): void {
    if (isAway) log('The back end is ready.')
    isAway = false
    isStarted = true
  }

  function wentAway(): void {
    if (isAway) return
    isAway = true
    log('The back end is not ready. Pages that need it are answered 503 until it is.')
    const look = setInterval(() => {
      if (isAway) void isUp()
      else clearInterval(look)
    }, LOOK_MS)
    look.unref()
  }

  return { hasStarted: async () => isStarted || (await isUp()), isUp }
}

/** Not ready is who does not answer, or answers 503. A back end without `/readyz` is taken to be ready. */
async function isReady(backendOrigin: string): Promise<boolean> {
  try {
    const answer = await fetch(`${backendOrigin}/readyz`, { signal: AbortSignal.timeout(ANSWER_MS_MAX) })
    await answer.arrayBuffer()
    return answer.status < 500
  } catch {
    return false
  }
}
