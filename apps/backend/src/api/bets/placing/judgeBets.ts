import { ERROR_CODES, type DraftBetWire } from '@touchline/contract'
import type { UsedOf } from '@touchline/domain/liability'
import type { CurrencyCode } from '@touchline/domain/money'
import type { OddsAcceptMode } from '@touchline/domain/odds'
import type { PlacementAnswer, StakeLimits } from '@touchline/domain/placing'
import { termsOf, type SiteSettings } from '#api/system'
import { applyBetRules, refusalByKind } from '../rules/applyBetRules.ts'
import type { BetRefusal } from '../rules/betRefusal.ts'
import { leftForBet, takenToLiable, usedWith } from '../liability/index.ts'
import { quickBetRequestRefusal, refusalOfRequest } from './requestRefusals.ts'
import type { JointPriceOf } from '../quotes/readJointPrices.ts'
import type { QuoteOf } from '../quotes/readQuotes.ts'
import { ruleContextOf } from '../rules/ruleContextOf.ts'
import type { LockedAccount, TakenBet } from './takenBet.ts'
import { toDraft } from '../quotes/toDraft.ts'
import { withoutMaxStake } from '../deciding/vip.ts'

export type BetVerdict =
  | ({ readonly ok: true } & TakenBet)
  | { readonly ok: false; readonly index: number; readonly refusals: readonly BetRefusal[] }

type Question = {
  readonly bets: readonly DraftBetWire[]
  readonly playerId: string
  /** Whether the request is marked as a quick bet. */
  readonly isQuick: boolean
  readonly accounts: readonly LockedAccount[]
  /** Whether a stake above the limit goes to a trader. */
  readonly isVipPlayer: boolean
  readonly quoteOf: QuoteOf
  readonly jointPriceOf: JointPriceOf
  readonly site: SiteSettings
  readonly mode: OddsAcceptMode
  readonly now: number
  /** How much of the liability limits open bets use. */
  readonly usedOf: UsedOf
}

/**
 * Decides the bets of a request in order; what one bet takes from an account is not available to the next (failure
 * model M11, M12). Bets of one group are accepted or refused together, at the position of the first of them. Bets
 * refused in `before` stay refused.
 */
export function judgeBets(question: Question, before: readonly BetVerdict[] = []): BetVerdict[] {
  const { bets, accounts } = question
  let left: Left = {
    balances: new Map(accounts.map(account => [account.currency, account.balance])),
    usedOf: question.usedOf,
  }
  const verdicts = new Map<number, BetVerdict>(
    before.filter(({ ok }) => !ok).map(verdict => [verdict.index, verdict]),
  )
  const open = [...bets.keys()].filter(index => !verdicts.has(index))
  const groups = Map.groupBy(open, index => bets[index]!.group ?? index)
  for (const indices of groups.values()) {
    const { isTaken, rest, judged } = judgeGroup(question, indices, left)
    if (isTaken) left = rest
    for (const verdict of judged) {
      verdicts.set(verdict.index, isTaken || !verdict.ok ? verdict : refused(verdict.index, GROUP_REFUSED))
    }
  }
  return bets.map((_, index) => verdicts.get(index)!)
}

/** What earlier bets leave: the balance of each account by currency, and the liability limits. */
type Left = { readonly balances: ReadonlyMap<string, number>; readonly usedOf: UsedOf }

const GROUP_REFUSED: BetRefusal = { kind: 'group-refused', code: ERROR_CODES.groupRefused }

function judgeGroup(question: Question, indices: readonly number[], left: Left) {
  let rest = left
  const judged = indices.map(index => {
    const verdict = judgeBet(question, index, rest)
    if (verdict.ok) rest = without(rest, verdict, question.playerId)
    return verdict
  })
  return { isTaken: judged.every(({ ok }) => ok), rest, judged }
}

/** What is left after an accepted bet. */
function without({ balances, usedOf }: Left, bet: TakenBet, playerId: string): Left {
  const { currency } = bet.account
  return {
    balances: new Map(balances).set(currency, balances.get(currency)! - bet.draft.stake.value),
    usedOf: usedWith(usedOf, takenToLiable(bet, playerId)),
  }
}

function judgeBet(question: Question, index: number, left: Left): BetVerdict {
  const { bets, playerId, isQuick, isVipPlayer, accounts, quoteOf, jointPriceOf, site, mode, now } = question
  const bet = bets[index]!
  const account = accounts.find(({ currency }) => currency === bet.stake.currency)
  const terms = termsOf(bet.stake.currency)
  if (!account || !terms) {
    return refused(index, { kind: 'wrong-currency', code: ERROR_CODES.unknownAccount })
  }
  const early = refusalByKind(bet, site) ?? refusalOfRequest(bets, index, isQuick)
  if (early) return refused(index, early)
  const draft = toDraft(bet, account.subunits, quoteOf)
  const price = jointPriceOf(bet)
  const { usedOf } = left
  const limits = leftForBet({ draft, playerId, limits: terms.limits, quoteOf, price, usedOf })
  const judge = (held: StakeLimits) =>
    applyBetRules(
      {
        draft,
        quoteOf,
        mode,
        now,
        limits: held,
        balance: {
          value: left.balances.get(account.currency)!,
          currency: account.currency as CurrencyCode,
          subunits: account.subunits,
        },
        rules: ruleContextOf(bets, site),
      },
      price,
    )
  const plain = judge(limits)
  // A group is decided as a whole, but a trader decides a single bet.
  const isVip = isVipPlayer && bet.group === undefined && isOnlyTooHigh(plain)
  const judged = isVip ? judge(withoutMaxStake(limits)) : plain
  if (!judged.ok) return { ok: false, index, refusals: judged.refusals }
  const { odds: legOdds, betOdds, potentialWin } = judged
  const late = isQuick && quickBetRequestRefusal(draft, potentialWin, quoteOf)
  if (late) return refused(index, late)
  return { ok: true, index, draft, account, legOdds, betOdds, potentialWin, isVip, limits: terms.limits }
}

function isOnlyTooHigh(judged: PlacementAnswer): boolean {
  return !judged.ok && judged.refusals.every(({ kind }) => kind === 'stake-too-high')
}

function refused(index: number, refusal: BetRefusal): BetVerdict {
  return { ok: false, index, refusals: [refusal] }
}
