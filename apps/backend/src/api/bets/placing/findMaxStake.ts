import { ERROR_CODES, type CallParsed, type DraftBetWire } from '@touchline/contract'
import type { OutcomeKey } from '@touchline/domain/market'
import { moneyOf, type CurrencyCode } from '@touchline/domain/money'
import type { Odds } from '@touchline/domain/odds'
import type { PlacementRefusal } from '@touchline/domain/placing'
import { maxStake, toSelection, type DraftBet, type PickedOutcome } from '@touchline/domain/slip'
import { SYSTEM_TYPES } from '@touchline/domain/system'
import { termsOf, type SiteSettings } from '#api/system'
import type { Database } from '#store'
import { applyBetRules, refusalByKind } from '../rules/applyBetRules.ts'
import { claimedKeys, leftForBet, selectUsed, toUsedOf } from '../liability/index.ts'
import { readJointPrices } from '../quotes/readJointPrices.ts'
import { findQuotes, type PricedQuote, type QuoteOf } from '../quotes/readQuotes.ts'
import { ruleContextOf } from '../rules/ruleContextOf.ts'
import { keysOf, toDraft } from '../quotes/toDraft.ts'

type Bets = CallParsed<'getMaxStake', 'body'>['bets']
type MaxStakeOptions = { readonly db: Database; readonly site: SiteSettings; readonly now: number }
export type MaxStake =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly refusals: readonly PlacementRefusal[]; readonly quoteOf: QuoteOf }

/**
 * The maximum stake of the first of these bets, in subunits, or why it cannot be placed at any stake. Uses current
 * prices, accepted or not: the bettor confirms them when placing. Lower where open bets have used part of a liability
 * limit. A visitor gets the plain limits.
 */
export async function findMaxStake(
  { db, site, now }: MaxStakeOptions,
  bets: Bets,
  playerId: string | undefined,
): Promise<MaxStake> {
  const bet = bets[0]!
  const { currency } = bet.stake
  const terms = termsOf(currency)
  const balance = playerId === undefined ? undefined : await findBalance(db, playerId, currency)
  const quoteOf = await findQuotes(db, keysOf(bet), now)
  const no = (...refusals: PlacementRefusal[]): MaxStake => ({ ok: false, refusals, quoteOf })
  if (!terms || (playerId !== undefined && balance === undefined)) {
    return no({ kind: 'wrong-currency', code: ERROR_CODES.unknownAccount })
  }
  const byKind = refusalByKind(bet, site)
  if (byKind) return no(byKind)
  const price = (await readJointPrices(db, [bet]))(bet)
  const one = moneyOf(1, { code: currency as CurrencyCode, subunits: terms.subunits })
  const draft = toDraft(bet, terms.subunits, quoteOf)
  const judged = applyBetRules(
    {
      draft: {
        ...draft,
        stake: one,
        ...(price?.ok && { customOdds: price.odds }),
      },
      quoteOf,
      mode: 'any',
      limits: {},
      balance: one,
      now,
      rules: ruleContextOf(bets, site),
    },
    price,
  )
  if (!judged.ok) return no(...judged.refusals)
  const used = await selectUsed(db, claimedKeys([bet], playerId)).execute()
  const usedOf = toUsedOf(used)
  const limits = leftForBet({ draft, playerId, limits: terms.limits, quoteOf, price, usedOf })
  const elsewhere = bets.slice(1).filter(({ stake }) => stake.currency === currency)
  const staked = elsewhere.reduce((sum, { stake }) => sum + stake.value, 0)
  const most = maxStake(slipBet(bet, one, quoteOf, price?.ok ? price.odds : undefined), {
    limits,
    ...(balance !== undefined && { balance: { ...one, value: balance - staked } }),
  })
  const value = most?.value ?? limits.maxStake
  // A stake below the minimum cannot be placed, so none is offered.
  return { ok: true, value: value < terms.limits.minStake ? 0 : value }
}

async function findBalance(db: Database, playerId: string, currency: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select('balance')
    .where('player_id', '=', playerId)
    .where('currency', '=', currency)
    .executeTakeFirst()
  return row?.balance
}

/** The bet as the slip has it, at current prices. Every outcome has a price, because the rules have accepted it. */
function slipBet(
  bet: DraftBetWire,
  stake: DraftBet['stake'],
  quoteOf: QuoteOf,
  customOdds: Odds | undefined,
): DraftBet {
  const system = SYSTEM_TYPES.find(({ id }) => id === bet.system_id)
  return {
    id: bet.type,
    type: bet.type,
    selections: keysOf(bet).map(key => toSelection(pickedOutcome(key, quoteOf(key)!))),
    stake,
    stakeSource: 'stake',
    ...(system && { system }),
    ...(customOdds !== undefined && { customOdds }),
  }
}

/** Computing a sum needs no names. */
const NAMELESS = {
  matchSlug: '',
  sportKey: '',
  categorySlug: '',
  homeName: '',
  awayName: '',
  marketName: '',
  outcomeName: '',
}

function pickedOutcome(key: OutcomeKey, quote: PricedQuote): PickedOutcome {
  const { odds, provider, matchStatus, marketStatus, outcomeActive } = quote
  return { ...key, ...NAMELESS, odds, provider, matchStatus, marketStatus, active: outcomeActive }
}
