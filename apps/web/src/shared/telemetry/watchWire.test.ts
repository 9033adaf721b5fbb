import { expect, test } from 'vitest'
import type { Reporter } from './Reporter.ts'
import { watchWire, type Wire } from './watchWire.ts'

/** A wire whose answers are laid out beforehand, and what was reported of it. */
function aWire(...answers: Response[]) {
  const reports: Parameters<Reporter['report']>[] = []
  const wire: Wire = { fetch: () => Promise.resolve(answers.shift() ?? Response.error()) }
  watchWire(wire, { report: (...args) => void reports.push(args) })
  const settle = () => new Promise(resolve => setTimeout(resolve))
  return { wire, reports, settle }
}
const json = (status: number, body: unknown) => Response.json(body, { status })

test('an answer passes as it came', async () => {
  const { wire, reports, settle } = aWire(json(200, { data: 1 }), json(500, { code: 1 }))
  expect(await (await wire.fetch('/api/matches')).json()).toEqual({ data: 1 })
  expect(await (await wire.fetch('/api/matches')).json()).toEqual({ code: 1 })
  await settle()
  expect(reports).toHaveLength(1)
})

test('a failing server is reported with address and both bodies', async () => {
  const { wire, reports, settle } = aWire(json(503, { code: 1 }))
  await wire.fetch('/api/sportsbook/bets/61234?page=2', { method: 'POST', body: '{"bets":[]}' })
  await settle()
  const [error, context] = reports[0] ?? []
  expect((error as Error).message).toBe('POST /api/sportsbook/bets/… was answered 503')
  expect(context?.http).toMatchObject({
    status: 503,
    method: 'POST',
    requestBody: '{"bets":[]}',
    responseBody: '{"code":1}',
  })
})

test.each([400, 401, 403, 404, 410, 422])(
  'a refusal (%i) in the words of the contract is no error',
  async status => {
    const { wire, reports, settle } = aWire(json(status, { code: 101, localized_message: 'x' }))
    await wire.fetch('/api/bets')
    await settle()
    expect(reports).toEqual([])
  },
)

test('a foreign page in place of an answer is one', async () => {
  const { wire, reports, settle } = aWire(new Response('<html>Forbidden</html>', { status: 403 }))
  await wire.fetch('/api/bets')
  await settle()
  expect(reports).toHaveLength(1)
})

test('the same failure of the same call is reported once a page', async () => {
  const { wire, reports, settle } = aWire(json(500, {}), json(500, {}), json(502, {}))
  for (const id of [1, 2, 3]) await wire.fetch(`/api/matches/${id}`)
  await settle()
  expect(reports.map(([error]) => (error as Error).message)).toEqual([
    'GET /api/matches/… was answered 500',
    'GET /api/matches/… was answered 502',
  ])
})
