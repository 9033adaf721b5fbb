import type { CallError, ApiClient } from '@touchline/contract'
import { outcomeKeyOf } from '@touchline/domain/market'
import type { Money } from '@touchline/domain/money'
import { maxStake, partsOf, type DraftBet, type Slip } from '@touchline/domain/slip'
import type { StoreApi } from 'zustand/vanilla'
import { activeAccount, type Session } from '#core/session'
import type { SlipNews } from '../news/index.ts'
import { outgoing, type OutgoingBet } from './outgoing.ts'
import { toBetBody } from './toPlacementBody.ts'

export interface MaxStakeOptions {
  readonly client: ApiClient
  readonly slip: Pick<StoreApi<Slip>, 'getState' | 'subscribe'>
  readonly session: Pick<Session, 'getState'>
  readonly deviceId: () => string
  readonly report: (news: SlipNews) => void
}

/**
 * The maximum stake of a bet of the slip ([PLACE-13]): what the back end returns, within the player's balance. Where no
 * answer comes, the balance alone limits it. Undefined without any limit, for a bet that the back end refuses at any
 * stake, which is reported, and for a request that a newer one or a change of the slip replaced.
 */
export function createMaxStake({ client, slip, session, deviceId, report }: MaxStakeOptions) {
  let cancel = (): void => {}

  return async (betId: string): Promise<Money | undefined> => {
    cancel()
    const { bets } = slip.getState()
    const bet = bets.find(({ id }) => id === betId)
    if (!bet) return undefined
    const replaced = new AbortController()
    const subject = subjectOf(slip.getState())
    const stop = slip.subscribe(now => {
      if (subjectOf(now) !== subject) cancel()
    })
    cancel = () => {
      replaced.abort()
      stop()
    }
    const others = bets.filter(other => other !== bet && other.stake.value > 0)
    const rest = outgoing(others).map(toBetBody)
    const meta = { device_id: deviceId(), quick: false }
    const answers = await Promise.all(
      boundingBets(outgoing([bet])).map(async sent => {
        const body = { meta, bets: [toBetBody(sent), ...rest] }
        const answer = await client('getMaxStake', { body }, { signal: replaced.signal })
        if (answer.ok) return { most: answer.value.data, lines: linesOf(sent.part) }
        return { refusal: refusalIn(answer.error) }
      }),
    )
    stop()
    if (replaced.signal.aborted) return undefined
    const refusal = answers.find(answer => answer.refusal)?.refusal
    if (refusal) {
      report({ kind: 'no-most', message: refusal })
      return undefined
    }
    const limits = answers.flatMap(({ most, lines }) =>
      most === undefined ? [] : shareOf(most, linesOf(bet), lines),
    )
    const balance = leftFor(bet, others, activeAccount(session.getState())?.balance)
    const own = maxStake(bet, balance ? { balance } : {})
    const bounds = [...limits, ...(own ? [own.value] : [])]
    return bounds.length === 0 ? undefined : { ...bet.stake, value: Math.min(...bounds) }
  }
}

/** Why a bet can be placed at no stake, in the server's words; undefined for any other error. */
function refusalIn(error: CallError): string | undefined {
  return error.kind === 'refused' && error.status === 422 ? error.body?.localized_message : undefined
}

/** What the answer depends on, without prices: they move all the time, and the back end knows them. */
function subjectOf({ bets, currency }: Slip): string {
  const parts = bets.map(({ type, system, named, stake, selections }) => [
    type,
    named ?? system?.id,
    stake.value,
    selections.map(outcomeKeyOf),
  ])
  return JSON.stringify([currency.code, parts])
}

/** Of the bets that one draft is sent as, those that can limit it: of several singles the one that pays most. */
function boundingBets(parts: readonly OutgoingBet[]): readonly OutgoingBet[] {
  const singles = parts.filter(({ placement }) => placement.type === 'single')
  const longest = singles.toSorted((a, b) => b.placement.legs[0]!.odds - a.placement.legs[0]!.odds)[0]
  return parts.filter(part => part.placement.type !== 'single' || part === longest)
}

function linesOf(bet: DraftBet): number {
  return partsOf(bet).reduce((sum, { lines }) => sum + lines, 0)
}

/** A limit on some of a bet's lines as a limit on all of them: the stake is spread evenly. */
function shareOf(most: number, lines: number, linesBound: number): number {
  return Number((BigInt(most) * BigInt(lines)) / BigInt(linesBound))
}

/** What the balance leaves for one bet after the others. */
function leftFor(bet: DraftBet, others: readonly DraftBet[], balance: Money | undefined): Money | undefined {
  if (balance?.currency !== bet.stake.currency) return undefined
  const spent = others.reduce((sum, { stake }) => sum + stake.value, 0)
  return { ...balance, value: Math.max(0, balance.value - spent) }
}
