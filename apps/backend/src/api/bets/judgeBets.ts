import { ERROR_CODES, type DraftBetWire } from '@touchline/contract'
import type { CurrencyCode, OddsAcceptMode, PlacementDraft, PlacementRefusal } from '@touchline/domain'
import { MULTI_SINGLE, termsOf, type Site } from '#api/system'
import { askRules, refusalByKind } from './askRules.ts'
import type { JointPriceOf } from './readJointPrices.ts'
import type { QuoteOf } from './readQuotes.ts'
import { toDraft } from './toDraft.ts'

/** An account of the player under lock. */
export type LockedAccount = {
  readonly id: string
  readonly currency: string
  readonly subunits: number
  readonly balance: number
}

/** A bet that is taken: at which odds, from which account. */
export type TakenBet = {
  readonly index: number
  readonly draft: PlacementDraft
  readonly account: LockedAccount
  readonly legOdds: readonly number[]
  readonly betOdds: number
  readonly potentialWin: number
}
export type Verdict =
  | ({ readonly ok: true } & TakenBet)
  | { readonly ok: false; readonly index: number; readonly refusals: readonly PlacementRefusal[] }

type Question = {
  readonly bets: readonly DraftBetWire[]
  readonly accounts: readonly LockedAccount[]
  readonly quoteOf: QuoteOf
  readonly jointPriceOf: JointPriceOf
  readonly site: Site
  readonly mode: OddsAcceptMode
  readonly now: number
}

/** Decides each bet of a request in its order; what one takes from an account is gone for the next (failure model M11, M12). */
export function judgeBets({ bets, accounts, quoteOf, jointPriceOf, site, mode, now }: Question): Verdict[] {
  const left = new Map(accounts.map(account => [account.currency, account.balance]))
  const singles = bets.filter(({ type }) => type === 'single').length
  return bets.map((bet, index): Verdict => {
    const account = accounts.find(({ currency }) => currency === bet.stake.currency)
    const terms = termsOf(bet.stake.currency)
    if (!account || !terms) {
      return refused(index, { kind: 'wrong-currency', code: ERROR_CODES.unknownAccount })
    }
    const byKind = refusalByKind(bet, site)
    if (byKind) return refused(index, byKind)
    const draft = toDraft(bet, account.subunits, quoteOf)
    const balance = left.get(account.currency)!
    const judged = askRules(
      {
        draft,
        quoteOf,
        mode,
        now,
        limits: terms.limits,
        balance: {
          value: balance,
          currency: account.currency as CurrencyCode,
          subunits: account.subunits,
        },
        rules: { singles, multiSingle: MULTI_SINGLE, customBetAllowsSingle: site.customBetAllowsSingle },
      },
      jointPriceOf(bet),
    )
    if (!judged.ok) return { ok: false, index, refusals: judged.refusals }
    left.set(account.currency, balance - draft.stake.value)
    return {
      ok: true,
      index,
      draft,
      account,
      legOdds: judged.odds,
      betOdds: judged.betOdds,
      potentialWin: judged.potentialWin,
    }
  })
}

function refused(index: number, refusal: PlacementRefusal): Verdict {
  return { ok: false, index, refusals: [refusal] }
}
