/** Whether pages can be rendered: what the back end reports at `/readyz`. */
export interface BackendWatch {
  /** False until the back end was ready for the first time: before that its lists are empty, and pages would be too. */
  hasStarted(): Promise<boolean>
  /** Whether it is ready now. Called when a page could not be rendered. */
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
/** How often an absent back end is checked, so that the log has the time of its return. */
const CHECK_MS = 1_000

/**
 * Checks the back end until it was ready once, and again when a page fails. Its absence is one line of the log, and
 * so is its return.
 */
export function watchBackend(options: BackendWatchOptions): BackendWatch {
  const { backendOrigin, log } = options
  // Both APIs are on other hosts: no page waits for this address.
  let isStarted = ![options.sportsbookBase, options.platformBase].some(base => base.startsWith('/'))
  let isLost = false
  let checking: Promise<boolean> | undefined

  /** One request, however many pages wait. */
  function isUp(): Promise<boolean> {
    checking ??= isReady(backendOrigin)
      .then(isUpNow => {
        if (isUpNow) onRestored()
        else onLost()
        return isUpNow
      })
      .finally(() => {
        checking = undefined
      })
    return checking
  }

  function onRestored(): void {
    if (isLost) log('The back end is ready.')
    isLost = false
    isStarted = true
  }

  function onLost(): void {
    if (isLost) return
    isLost = true
    log('The back end is not ready. Pages that need it are answered 503 until it is.')
    const timer = setInterval(() => {
      if (isLost) void isUp()
      else clearInterval(timer)
    }, CHECK_MS)
    timer.unref()
  }

  return { hasStarted: async () => isStarted || (await isUp()), isUp }
}

/** Any answer below 500 means ready: a back end without `/readyz` counts as ready. */
async function isReady(backendOrigin: string): Promise<boolean> {
  try {
    const answer = await fetch(`${backendOrigin}/readyz`, { signal: AbortSignal.timeout(ANSWER_MS_MAX) })
    await answer.arrayBuffer()
    return answer.status < 500
  } catch {
    return false
  }
}
