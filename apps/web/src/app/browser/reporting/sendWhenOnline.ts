/** Sends at once, or as soon as the browser is online again, so that errors of a lost connection are still reported. */
export function sendWhenOnline(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    if (!navigator.onLine) {
      await new Promise(resolve => window.addEventListener('online', resolve, { once: true }))
    }
    return send(input, init)
  }
}
