type WindowError = ErrorEvent | PromiseRejectionEvent

declare global {
  interface Window {
    /** Uncaught errors; until the error reporter takes them they wait in an array. */
    errorQueue?: { push(event: WindowError): unknown }
  }
}

/** Stores errors from the first script on. Runs before everything else, so it must be small. */
export function collectErrors(window: Window): void {
  window.errorQueue = []
  const store = (event: WindowError): void => void window.errorQueue?.push(event)
  window.addEventListener('error', store)
  window.addEventListener('unhandledrejection', store)
}

/** Passes on the stored errors and all later ones: the value that was thrown or rejected with. */
export function takeErrors(window: Window, onError: (thrown: unknown) => void): void {
  // In development no script runs before the page's own modules.
  if (!window.errorQueue) collectErrors(window)
  const push = (event: WindowError): void => onError(thrownIn(event))
  // Its type is what others may do with it, which is to push; until here it is the array of `collectErrors`.
  const stored = window.errorQueue as unknown as readonly WindowError[]
  window.errorQueue = { push }
  stored.forEach(push)
}

function thrownIn(event: WindowError): unknown {
  if ('reason' in event) return event.reason
  // For a script of another origin browsers report only that it failed.
  return event.error ?? { name: 'Error', message: event.message }
}
