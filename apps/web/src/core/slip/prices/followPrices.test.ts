import { toMatches } from '@touchline/contract'
import { CALL_EXAMPLES } from '@touchline/contract/documents'
import type { Odds } from '@touchline/domain/odds'
import { selectionsOf } from '@touchline/domain/slip'
import { expect, test } from 'vitest'
import { createSlipFixture, GAP_WAIT_MS } from '../testing/createSlipFixture.ts'

const match = toMatches([CALL_EXAMPLES.getMatch.reply.data])[0]!
const lines = CALL_EXAMPLES.getMatchMarkets.reply
const [market] = lines.data
const key = {
  matchId: match.id,
  marketId: market!.id,
  specifier: market!.specifier,
  outcomeId: market!.outcomes[0]!.id,
}

/** A slip with one leg, whose match the back end knows. */
async function aPickedSlip() {
  const fixture = await createSlipFixture({ matches: [match] })
  const requests: (string | undefined)[] = []
  fixture.script.getMatch = { ok: true, value: CALL_EXAMPLES.getMatch.reply }
  const answer = (data: typeof lines.data, version: number): void => {
    fixture.script.getMatchMarkets = input => {
      requests.push(input?.query?.market_id)
      const pagination = { ...lines.pagination, total: data.length }
      return Promise.resolve({ ok: true, value: { ...lines, data, version, pagination } })
    }
  }
  answer(lines.data, lines.version)
  fixture.slip.pick(key, market!.outcomes[0]!.odds as Odds)
  await fixture.settle()
  const miss = (): void => fixture.gap(`match:${match.id}`)
  const gap = async (): Promise<void> => {
    miss()
    await fixture.pass(GAP_WAIT_MS)
  }
  return {
    ...fixture,
    requests,
    answer,
    miss,
    gap,
    active: () => selectionsOf(fixture.slip.getState())[0]!.active,
  }
}

test('[JOIN-7] a picked price loads its market; after a gap, all markets of its match', async () => {
  const { requests, gap } = await aPickedSlip()
  expect(requests).toEqual([String(key.marketId)])
  await gap()
  expect(requests).toEqual([String(key.marketId), undefined])
})

test('[LIVE-12] a picked market that disappeared during a gap is no longer offered, and opens again when it returns', async () => {
  const { answer, gap, active } = await aPickedSlip()
  expect(active()).toBe(true)
  answer([], lines.version + 1)
  await gap()
  expect(active()).toBe(false)
  answer(lines.data, lines.version + 2)
  await gap()
  expect(active()).toBe(true)
})

test('[LIVE-12] the same for a match that is not there any more', async () => {
  const { script, gap, active } = await aPickedSlip()
  script.getMatch = { ok: false, status: 404 }
  await gap()
  expect(active()).toBe(false)
  script.getMatch = { ok: true, value: CALL_EXAMPLES.getMatch.reply }
  await gap()
  expect(active()).toBe(true)
})

test('[JOIN-9] the question after a gap waits a random while, and several gaps of a match are one question', async () => {
  const { requests, miss, pass } = await aPickedSlip()
  miss()
  await pass(GAP_WAIT_MS - 1)
  miss()
  expect(requests).toHaveLength(1)
  await pass(1)
  expect(requests).toHaveLength(2)
  await pass(GAP_WAIT_MS)
  expect(requests).toHaveLength(2)
})

test('[JOIN-9] a released slip sends no more requests', async () => {
  const { requests, miss, pass, slip } = await aPickedSlip()
  miss()
  slip.close()
  await pass(GAP_WAIT_MS)
  expect(requests).toHaveLength(1)
})
