import { test as base } from '@playwright/test'

/**
 * Playwright's `test`, in which a page that asks any host but this machine fails: the product loads nothing from
 * elsewhere. Every spec imports `test` and `expect` from `./support`.
 */
export const test = base.extend<{ loopbackOnly: void }>({
  loopbackOnly: [
    async ({ context }, use) => {
      const strangers = new Set<string>()
      const note = (address: string) => {
        if (isForeign(address)) strangers.add(address)
      }
      context.on('request', request => note(request.url()))
      context.on('page', page => page.on('websocket', socket => note(socket.url())))
      await use()
      if (strangers.size > 0) throw new Error(`Asked other hosts:\n${[...strangers].join('\n')}`)
    },
    { auto: true },
  ],
})

export { expect } from '@playwright/test'

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

function isForeign(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return ['http:', 'https:', 'ws:', 'wss:'].includes(protocol) && !LOOPBACK_HOSTS.has(hostname)
}
