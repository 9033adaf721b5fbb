import type { Page } from '@playwright/test'
import { createReportReceiver, type ReportReceiver } from '@touchline/testkit/reports'
import { startTestProduct } from '@touchline/tools/launch'
import { expect, openLive, test } from '../support/index.ts'

const SECRETS = ['ada@mail.example', '+44 20 7946 0018', 'k3yS3cr3tT0k3nOfAda9x']

/** A second web server for the same back end, which reports to our own receiver and traces every visit. */
let receiver: ReportReceiver
let reporting: Awaited<ReturnType<typeof startTestProduct>>

test.beforeAll(async ({ baseURL }) => {
  receiver = await createReportReceiver()
  reporting = await startTestProduct({
    BACKEND_ORIGIN: baseURL ?? '',
    REPORT_DSN: receiver.address,
    REPORT_TRACED_PERCENT: '100',
  })
})
test.afterAll(async () => {
  await reporting.stop()
  await receiver.close()
})

const alerts = (page: Page) => page.getByRole('region', { name: 'Messages' })
const throwInPage = (page: Page, message: string) =>
  page.evaluate(
    text =>
      void setTimeout(() => {
        throw new Error(text)
      }),
    message,
  )
const eventsOf = ({ received }: ReportReceiver) => received.filter(({ type }) => type === 'event')

test('[E2E-235] an uncaught error is shown by the general alert, and reported once without its secrets', async ({
  page,
}) => {
  await openLive(page, `${reporting.origin}/sports?email=${SECRETS[0]}`)
  await throwInPage(page, `No bet of "Ada" for ${SECRETS.join(' or ')}`)
  await expect(alerts(page).getByText('Something went wrong')).toBeVisible()
  await expect.poll(() => eventsOf(receiver).length).toBe(1)
  const sent = JSON.stringify(receiver.received)
  for (const secret of [...SECRETS, 'Ada"']) expect(sent).not.toContain(secret)
  expect(sent).toContain('No bet of')
})

test('[E2E-236] going offline is shown at once and removed when the connection is back, which is then reported', async ({
  page,
  context,
}) => {
  await openLive(page, `${reporting.origin}/sports`)
  await context.setOffline(true)
  await expect(alerts(page).getByText('No connection')).toBeVisible()
  await context.setOffline(false)
  await expect(alerts(page).getByText('No connection')).toBeHidden({ timeout: 2_000 })
  const lost = () =>
    eventsOf(receiver).filter(({ payload }) => JSON.stringify(payload).includes('The line: '))
  await expect.poll(() => lost().length).toBeGreaterThan(0)
})

test('[E2E-237] without an address the reporter is not loaded, and nothing is sent', async ({
  page,
  baseURL,
}) => {
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  await openLive(page, '/sports')
  await throwInPage(page, 'boom')
  await expect(alerts(page).getByText('Something went wrong')).toBeVisible()
  expect(requests.filter(url => /createReporter|tracing/.test(url))).toEqual([])
  expect(requests.filter(url => new URL(url).host !== new URL(baseURL ?? '').host)).toEqual([])
})

test('[E2E-238] only where visits are traced do requests of the page carry a tracing header, and /404 is not traced', async ({
  page,
}) => {
  const traced: string[] = []
  page.on('request', request => {
    if ('sentry-trace' in request.headers()) traced.push(new URL(request.url()).origin)
  })
  await openLive(page, '/sports')
  await page.getByRole('link', { name: 'Live' }).first().click()
  await page.waitForURL('**/sports/live')
  expect(traced).toEqual([])

  await openLive(page, `${reporting.origin}/sports`)
  await page.getByRole('link', { name: 'Live' }).first().click()
  await expect.poll(() => traced.length).toBeGreaterThan(0)
  expect([...new Set(traced)]).toEqual([reporting.origin])
  const visits = () =>
    receiver.received.filter(({ type }) => type === 'transaction').map(({ payload }) => payload.transaction)
  await expect.poll(visits).toContain('/sports/live')
  // Before its scripts have started, a press would load the whole page instead.
  await openLive(page, `${reporting.origin}/404`)
  await page.getByRole('link', { name: 'Go to home page' }).click()
  await expect.poll(() => visits().filter(path => path === '/sports').length).toBeGreaterThan(1)
  expect(visits()).not.toContain('/404')
})

test('[E2E-239] a part of the page that cannot be had leaves the rest as it is, and offers to load it again', async ({
  page,
}) => {
  await page.route(/assets\/SignInDialog[^/]*\.js/, route => route.abort())
  await openLive(page, '/sports')
  await page.getByRole('button', { name: 'Sign in' }).first().click()
  await expect(alerts(page).getByText('Part of this page didn’t load')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Live now' })).toBeVisible()
  await page.unroute(/assets\/SignInDialog[^/]*\.js/)
  await alerts(page).getByRole('button', { name: 'Reload' }).click()
  await page.getByRole('button', { name: 'Sign in' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
