type WindowError = ErrorEvent | PromiseRejectionEvent

declare global {
  interface Window {
    /** Errors that nobody caught; until the page is awake they wait in an array. */
    errorQueue?: { push(event: WindowError): unknown }
  }
}

/** Keeps what goes wrong from the first script on. Runs before everything else, so it is as small as can be. */
export function collectErrors(window: Window): void {
  window.errorQueue = []
  const keep = (event: WindowError): void => void window.errorQueue?.push(event)
  window.addEventListener('error', keep)
  window.addEventListener('unhandledrejection', keep)
}

/** Hands over what was kept, and what goes wrong from now on: what was thrown or rejected with. */
export function takeErrors(window: Window, hear: (thrown: unknown) => void): void {
  // In development no script runs before the page's own.
  if (!window.errorQueue) collectErrors(window)
  const push = (event: WindowError): void => hear(thrownIn(event))
  const kept = window.errorQueue as unknown as readonly WindowError[]
  window.errorQueue = { push }
  kept.forEach(push)
}

function thrownIn(event: WindowError): unknown {
  if ('reason' in event) return event.reason
  // A script of another origin says nothing but that it failed.
  return event.error ?? { name: 'Error', message: event.message }
}
