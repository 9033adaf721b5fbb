import { BET_TYPES } from '@touchline/domain/bet'
import { BONUS_TYPES, type BetBonus } from '@touchline/domain/bonus'
import type { BonusOdds } from '@touchline/domain/odds'
import type { DraftBet, StakeSource } from '@touchline/domain/slip'
import { NAMED_BETS, SYSTEM_TYPES, type SystemType } from '@touchline/domain/system'
import {
  anyOf,
  storedCount,
  storedMoney,
  storedOdds,
  orMissing,
  text,
  withoutMissing,
  z,
} from './storedParts.ts'
import { storedSelection } from './storedSelection.ts'

/**
 * The stored bets of a valid shape, however many: the slip shows if they are too many to place ([SLIP-19], [SLIP-30]).
 * Their prices and availability are loaded again anyway, and the domain decides which bets may be combined.
 */
export function readStoredBets(value: unknown): readonly DraftBet[] {
  return Array.isArray(value) ? value.flatMap(bet => read(storedBet, bet) ?? []) : []
}

/**
 * The stored bets of a placement. One that the rules could not have sent is left out: it is unknown until its answer.
 */
export function readSentBets(value: unknown): readonly DraftBet[] {
  return readStoredBets(value).filter(({ type, system, named }) => type !== 'system' || system || named)
}

/** Key, start and player of a placement under way, or undefined where there was none. */
export function readStoredKey<Status extends string>(value: unknown, status: Status) {
  const found = read(placementKey, value)
  return found?.status === status ? { ...found, status, player: found.player } : undefined
}

/** A value parsed by a schema; undefined where it has another shape. */
export function read<Value>(schema: z.ZodMiniType<Value>, value: unknown): Value | undefined {
  const found = z.safeParse(schema, value)
  return found.success ? found.data : undefined
}

const placementKey = z.object({
  status: text,
  key: text.check(z.minLength(8), z.maxLength(64)),
  // Page clocks count in fractions.
  startedAt: z.number(),
  player: orMissing(text),
})

/** The bonus of a bet: without it a freebet's stake would turn into the bettor's own money. */
const storedBonus = withoutMissing<BetBonus>(
  z.object({
    id: text,
    type: anyOf(BONUS_TYPES),
    odds: orMissing(
      z.pipe(
        storedOdds,
        z.transform(value => value as number as BonusOdds),
      ),
    ),
    freebetStake: orMissing(storedMoney),
  }),
)

const STAKE_SOURCES = ['stake', 'potentialWin', 'sharing'] as const satisfies readonly StakeSource[]

const storedBet = z.pipe(
  z.object({
    id: text,
    type: anyOf(BET_TYPES),
    stake: storedMoney,
    stakeSource: anyOf(STAKE_SOURCES),
    selections: z.array(storedSelection).check(z.minLength(1)),
    wantedWin: orMissing(storedCount),
    system: orMissing(z.object({ id: text, winCount: storedCount, totalCount: storedCount })),
    named: orMissing(text),
    bonus: orMissing(storedBonus),
    customOdds: orMissing(storedOdds),
    acceptedCustomOdds: orMissing(storedOdds),
  }),
  z.transform(({ system, named, ...bet }) => {
    const legs = bet.selections.length
    // Each field was checked above; that absent ones are left out, as in a DraftBet, no type of fromEntries says.
    return Object.fromEntries(
      Object.entries({ ...bet, system: systemOf(system, legs), named: namedOf(named, legs) }).filter(
        ([, value]) => value !== undefined,
      ),
    ) as unknown as DraftBet
  }),
)

const namedOf = (name: string | undefined, legs: number): DraftBet['named'] =>
  NAMED_BETS.find(known => known.id === name && known.legs === legs)?.id

/** One of the systems there are over as many legs; its counts are the work that sums over its lines take. */
function systemOf(
  stored: (Pick<SystemType, 'winCount' | 'totalCount'> & { readonly id: string }) | undefined,
  legs: number,
): SystemType | undefined {
  const known = SYSTEM_TYPES.find(({ id, totalCount }) => id === stored?.id && totalCount === legs)
  return known?.winCount === stored?.winCount && known?.totalCount === stored?.totalCount ? known : undefined
}
