/** Sends at once, or as soon as the browser is online again: what went wrong when the line went is then still told. */
export function sendWhenOnline(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    if (!navigator.onLine) {
      await new Promise(resolve => window.addEventListener('online', resolve, { once: true }))
    }
    return send(input, init)
  }
}
