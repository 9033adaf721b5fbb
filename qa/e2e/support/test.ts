import { test as base } from '@playwright/test'

/**
 * Playwright's `test`, which fails a page that sends a request to any host but this machine, because the product
 * loads nothing from elsewhere, and one that violates its own security policy, Trusted Types included. Every spec
 * imports `test` and `expect` from `./support`.
 */
export const test = base.extend<{ loopbackOnly: void; checkedPolicy: void }>({
  loopbackOnly: [
    async ({ context }, use) => {
      const strangers = new Set<string>()
      const note = (address: string) => {
        if (isForeign(address)) strangers.add(address)
      }
      context.on('request', request => note(request.url()))
      context.on('page', page => page.on('websocket', socket => note(socket.url())))
      await use()
      if (strangers.size > 0) throw new Error(`Requests to other hosts:\n${[...strangers].join('\n')}`)
    },
    { auto: true },
  ],
  checkedPolicy: [
    async ({ context }, use) => {
      const broken = new Set<string>()
      context.on('console', message => {
        if (POLICY_BROKEN.test(message.text())) broken.add(message.text())
      })
      await use()
      if (broken.size > 0) throw new Error(`Broke the security policy:\n${[...broken].join('\n')}`)
    },
    { auto: true },
  ],
})

/** Chromium's message on the console. */
const POLICY_BROKEN = /Content Security Policy|requires '?Trusted|TrustedTypePolicy/

export { expect } from '@playwright/test'

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

function isForeign(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return ['http:', 'https:', 'ws:', 'wss:'].includes(protocol) && !LOOPBACK_HOSTS.has(hostname)
}
