import { IDEMPOTENCY_HEADER } from '@touchline/contract'
import { createHarnessRandom, type HarnessRandom } from '@touchline/tools/harness'
import { makeRequest, type FuzzRequest, type Maker } from './requests/makeRequest.ts'

/** Requests that are sent in parallel, and whether they are copies of one. */
export interface Round {
  readonly requests: readonly FuzzRequest[]
  readonly isRace: boolean
}

/** Share of rounds with several requests: with two to six in each, about three of ten requests are sent in parallel. */
const BESIDE_SHARE = 0.1
const RACE_SHARE = 0.5
/** Fewer than the server handles at once, so that none is refused for load. */
const BESIDE_MAX = 6

/**
 * The next round, from this number on: mostly one request, else different ones at once, or the same one several times
 * at once, under its own key or another, as with a double tap and a second device.
 */
export function planRound(maker: Maker, index: number, most: number): Round {
  const random = createHarnessRandom(`${maker.seed}/round/${index}`)
  const count = random.chance(BESIDE_SHARE) ? Math.min(most, 2 + random.below(BESIDE_MAX - 1)) : 1
  const isRace = count > 1 && random.chance(RACE_SHARE)
  const requests = Array.from({ length: count }, (_, at) =>
    isRace ? makeRequest(maker, index, true) : makeRequest(maker, index + at),
  )
  if (!isRace) return { requests, isRace }
  return {
    requests: requests.map((request, at) => (at === 0 ? request : copy(request, index + at, random))),
    isRace,
  }
}

function copy(request: FuzzRequest, index: number, random: HarnessRandom): FuzzRequest {
  if (random.chance(0.5)) return { ...request, index }
  const headers = request.headers.map(
    ([name, value]) => [name, name === IDEMPOTENCY_HEADER ? random.uuid() : value] as const,
  )
  return { ...request, index, headers }
}

export function idempotencyKeyOf({ headers }: FuzzRequest): string | undefined {
  return headers.find(([name]) => name === IDEMPOTENCY_HEADER)?.[1]
}
