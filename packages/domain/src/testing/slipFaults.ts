import { isFreebet, isSettableBonus } from '../bonus/index.ts'
import { outcomeKeyOf } from '../market/index.ts'
import { needsConfirmation } from '../odds/index.ts'
import { MAX_BETS, refusalOf, SLIP_RULES } from '../placing/index.ts'
import type { DraftBet, Slip, SlipEvent } from '../slip/index.ts'
import {
  betTotals,
  leftOf,
  placementsOf,
  reduceSlip,
  selectionsOf,
  slipBlock,
  totalStake,
} from '../slip/index.ts'
import { slipTable } from './slipTable.ts'

/** The violations of the rules in a slip, as texts; empty for a valid one ([SLIP-22]). */
export function slipFaults(slip: Slip): readonly string[] {
  return faultsOf([
    ...shapeChecks(slip),
    ...moneyChecks(slip),
    ...bonusChecks(slip),
    ...flagChecks(slip),
    ...fixChecks(slip),
  ])
}

/** The violations of the rules in one step of a slip ([SLIP-22]). */
export function stepFaults(before: Slip, event: SlipEvent, next: Slip): readonly string[] {
  const step = `${event.type} in ${before.state.status}`
  return faultsOf([
    [TABLE.get(step)?.has(next.state.status) === true, `${step} led to ${next.state.status}`],
    [keepsFreebetMoney(before, event, next), `${event.type} turned a freebet into a stake`],
    [keepsStake(before, event, next), `${event.type} staked more than before`],
    [
      event.type !== 'currency-changed' ||
        before.state.status !== 'PROCESSING' ||
        before.isRestoring ||
        next.bets === before.bets,
      'another currency touched what is in progress',
    ],
  ])
}

const TABLE = slipTable()

type Check = readonly [isRight: boolean, fault: string]

function faultsOf(checks: readonly Check[]): readonly string[] {
  return checks.filter(([isRight]) => !isRight).map(([, fault]) => fault)
}

function isUnique(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length
}

const ANY_PROVIDER = {
  singles: 1,
  multiSingle: { betradar: true, oddin: true, betconstruct: true },
  customBetAllowsSingle: true,
}

function shapeChecks({ bets }: Slip): readonly Check[] {
  return [
    [isUnique(bets.flatMap(bet => bet.selections.map(outcomeKeyOf))), 'an outcome is on the slip twice'],
    [isUnique(bets.map(bet => bet.id)), 'two bets have one id'],
    [bets.length < 2 || bets.every(bet => bet.type === 'single'), 'bets of other types stand side by side'],
    ...bets.flatMap((bet): Check[] => {
      const rule = refusalOf({ ...bet, legs: bet.selections }, ANY_PROVIDER)?.id
      const shapes = [bet.system, bet.named].filter(shape => shape !== undefined)
      const isPriced = (bet.customOdds ?? bet.acceptedCustomOdds) !== undefined
      return [
        [
          rule === undefined || (bet.type === 'combo' && ['SLIP-6', 'SLIP-7', 'SLIP-19'].includes(rule)),
          `${rule} is broken`,
        ],
        [shapes.length === (bet.type === 'system' ? 1 : 0), 'a system has no shape, or another bet has one'],
        [
          (bet.wantedWin !== undefined) === (bet.stakeSource === 'potentialWin'),
          'the stake has another source',
        ],
        [
          bet.stakeBeforeSplit === undefined || bet.type === 'single',
          'only a split single remembers a stake',
        ],
        [bet.type === 'custom_bet' || !isPriced, 'only a custom bet has a joint price'],
      ]
    }),
  ]
}

function moneyChecks({ bets, currency }: Slip): readonly Check[] {
  return bets.flatMap((bet): Check[] => {
    const { value } = bet.stake
    const totals = betTotals(bet)
    const shares = placementsOf(bet).reduce((sum, part) => sum + part.stake.value, 0)
    const isPriceless = bet.type === 'custom_bet' && bet.customOdds === undefined
    return [
      [bet.stake.currency === currency.code, 'a stake is in another currency'],
      [Number.isSafeInteger(value) && value >= 0, `a stake is ${value}`],
      [(totals === undefined) === isPriceless, 'figures are missing, or there are some without a price'],
      [!totals || totals.returns >= (totals.minReturns ?? 0), 'the least return is above the most'],
      [shares === value, 'the parts cost more or less than the whole'],
    ]
  })
}

function bonusChecks({ bets }: Slip): readonly Check[] {
  const freebets = bets.flatMap(({ bonus }) => (bonus && isFreebet(bonus.type) ? [bonus.id] : []))
  return [
    [isUnique(freebets), 'one freebet pays for two bets'],
    ...bets.flatMap(({ availableBonuses = [] }): Check[] => [
      [isUnique(availableBonuses.map(({ id }) => id)), 'a bonus is offered twice'],
    ]),
    ...bets.flatMap(({ bonus, stake, stakeSource, type, named }): Check[] => {
      if (!bonus) return []
      const isBoost = bonus.type === 'comboboost'
      const isOwnStake =
        bonus.freebetStake?.value === stake.value && bonus.freebetStake.currency === stake.currency
      return [
        [named === undefined, 'a named bet carries a bonus'],
        [isBoost || isSettableBonus(bonus.type), `a ${bonus.type} is on a bet`],
        [!isBoost || type === 'combo' || type === 'custom_bet', 'a boost multiplies what has no product'],
        [!isFreebet(bonus.type) || (isOwnStake && stakeSource === 'stake'), 'a freebet stakes another sum'],
      ]
    }),
  ]
}

function flagChecks(slip: Slip): readonly Check[] {
  const { state, bets } = slip
  const legs = selectionsOf(slip)
  const [first] = bets
  const needsAnswer = (bet: DraftBet) =>
    bet.customOdds !== undefined && bet.customOdds !== bet.acceptedCustomOdds
  const changed = legs.filter(leg => leg.isChanged || leg.isNotAvailable).map(outcomeKeyOf)
  const named = first?.type === 'custom_bet' ? [first.id] : changed
  return [
    ...bets.flatMap(({ type, selections }) => {
      const mode = type === 'custom_bet' ? 'any' : slip.acceptMode
      return selections.flatMap((leg): Check[] => [
        [leg.isChanged === needsConfirmation(leg, mode), 'a leg is wrongly marked as changed or unchanged'],
        [!(leg.isSuspended && leg.isNotAvailable), 'a leg is both suspended and unavailable'],
      ])
    }),
    [
      state.status !== 'INITIAL' || !(legs.some(leg => leg.isChanged) || bets.some(needsAnswer)),
      'INITIAL hides a price',
    ],
    [
      state.status !== 'ODDS_CHANGED' || (named.length > 0 && named.join() === state.changed.join()),
      'another changed',
    ],
    [state.status !== 'ERROR' || bets.length > 0, 'an error is about nothing'],
    [state.status !== 'PROCESSING' || state.bets.length <= MAX_BETS, 'more bets go out than a request takes'],
    [
      state.status !== 'PROCESSING' ||
        (state.bets.length > 0 && state.bets.every(bet => bet.stake.value > 0)),
      'PROCESSING without a stake',
    ],
  ]
}

/** Every fix offered resolves its conflict, and taking the first one repeatedly resolves all ([SLIP-21]). */
function fixChecks(slip: Slip): readonly Check[] {
  const block = slipBlock(slip)
  if (block?.kind !== 'cannot-combine') return []
  const mended = SLIP_RULES.reduce(firstFix, slip)
  return [
    [block.fixes.length > 0, `${block.rule} has no way out`],
    ...block.fixes.map((fix): Check => {
      const after = slipBlock(fix.events.reduce(reduceSlip, slip))
      return [
        after?.kind !== 'cannot-combine' || after.rule !== block.rule,
        `${fix.kind} leaves ${block.rule}`,
      ]
    }),
    [slipBlock(mended)?.kind !== 'cannot-combine', `${block.rule} never ends`],
  ]
}

function firstFix(slip: Slip): Slip {
  const block = slipBlock(slip)
  return block?.kind === 'cannot-combine' ? block.fixes[0]!.events.reduce(reduceSlip, slip) : slip
}

const SETS_STAKE = ['stake-set', 'stake-per-line-set', 'potential-win-set', 'restored', 'bets-returned']

/** A freebet's money is never staked once its bonus has been removed ([SLIP-14]). */
function keepsFreebetMoney(before: Slip, event: SlipEvent, next: Slip): boolean {
  const isOwn = ({ bonus }: DraftBet) => !bonus || !isFreebet(bonus.type)
  if (SETS_STAKE.includes(event.type) || [...before.bets, ...leftOf(before)].some(isOwn)) return true
  return next.bets.filter(isOwn).every(({ stake }) => stake.value === 0)
}

/**
 * A pick or a change of type never stakes more than before, or than before a split; a wanted win determines its stake
 * by the odds.
 */
function keepsStake(before: Slip, event: SlipEvent, next: Slip): boolean {
  const isBuilding = ['outcome-toggled', 'selection-removed', 'bet-type-chosen'].includes(event.type)
  const had = [...before.bets, ...leftOf(before)]
  const set = had.flatMap(({ stakeBeforeSplit }) => stakeBeforeSplit ?? [])
  if (!isBuilding || [...had, ...set].some(({ wantedWin }) => wantedWin !== undefined)) return true
  const most = Math.max(totalStake({ ...before, bets: had }).value, ...set.map(({ stake }) => stake.value))
  return totalStake(next).value <= most
}
