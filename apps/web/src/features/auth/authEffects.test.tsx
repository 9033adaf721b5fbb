// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { ApiClient } from '@touchline/contract'
import { currencyOf, moneyOf } from '@touchline/domain/money'
import { createLive } from '#core/live'
import { createSession, noTabs, SessionProvider } from '#core/session'
import { createSettingsStore } from '#core/settings'
import { AlertsProvider, createAlerts } from '#shared/alerts'
import { TestPage } from '#core/addresses/testing'
import { renderInDom, settle } from '#shared/testing'
import { SignIn } from './SignIn.tsx'
import { Wallet } from './Wallet.tsx'

const EUR = currencyOf('EUR')!

async function render(node: 'wallet' | 'sign-in') {
  const client = (() => Promise.resolve({ ok: false, error: { kind: 'offline' } })) as unknown as ApiClient
  const live = createLive({ now: () => 0, schedule: flush => flush() })
  const settings = createSettingsStore({ oddsType: 'european' })
  const session = createSession({ client, live, tabs: noTabs, settings })
  if (node === 'wallet') {
    session.setState({
      status: 'LOGGED_IN',
      accounts: [{ currency: EUR, balance: moneyOf(14_820, EUR), active: true }],
    })
  }
  const dom = await renderInDom(
    <TestPage>
      <SessionProvider session={session}>
        <AlertsProvider alerts={createAlerts()}>{node === 'wallet' ? <Wallet /> : <SignIn />}</AlertsProvider>
      </SessionProvider>
    </TestPage>,
  )
  return { ...dom, session }
}

test('the account menu closes by Escape, which gives the focus back, and by a press elsewhere', async () => {
  const { container } = await render('wallet')
  const toggle = container.querySelector('button')!
  const isOpen = () => toggle.getAttribute('aria-expanded') === 'true'
  await settle(() => toggle.click())
  expect(isOpen()).toBe(true)
  await settle(() =>
    container.querySelector('section')!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
  )
  expect(isOpen()).toBe(true)
  await settle(() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
  expect([isOpen(), document.activeElement === toggle]).toEqual([false, true])
  await settle(() => toggle.click())
  await settle(() => document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })))
  expect(isOpen()).toBe(false)
})

test('an address that asks for sign in is taken up when it is opened and when its hash changes, until the component goes', async () => {
  history.replaceState({}, '', '/sports?modal=signIn&x=1')
  const { session, unmount } = await render('sign-in')
  expect([session.getState().signInReason, location.pathname + location.search]).toEqual([
    'asked',
    '/sports?x=1',
  ])
  await settle(() => session.closeSignIn())
  history.replaceState({}, '', '/sports#signIn')
  await settle(() => window.dispatchEvent(new Event('hashchange')))
  expect([session.getState().signInReason, location.hash]).toEqual(['asked', ''])
  await unmount()
  session.closeSignIn()
  history.replaceState({}, '', '/sports#signIn')
  window.dispatchEvent(new Event('hashchange'))
  expect(session.getState().signInReason).toBeUndefined()
})
