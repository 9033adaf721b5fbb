import { outcomeKeyOf, type Market, type OutcomeKey } from '@touchline/domain/market'
import type { MatchId } from '@touchline/domain/match'
import { isInProgress, type Selection, type Slip } from '@touchline/domain/slip'
import type { BuilderState } from './createBuilder.ts'

/** Why an outcome cannot be added to the picks. `with`: the picks that it conflicts with, as far as they are known. */
export type Hindrance =
  | { readonly kind: 'cannot-combine'; readonly with: readonly OutcomeKey[] }
  /** The picks themselves have no joint price: one has to be removed first. */
  | { readonly kind: 'fix-first' }
  /** With these picks nothing more can be combined. */
  | { readonly kind: 'full' }

/** What prevents an outcome from being added; undefined where nothing does, or it is not known yet. */
export function hindranceOf(
  key: OutcomeKey,
  { legs, price, available }: BuilderState,
): Hindrance | undefined {
  const id = outcomeKeyOf(key)
  if (legs.length === 0 || legs.some(leg => outcomeKeyOf(leg) === id)) return undefined
  if (price.status === 'refused') return { kind: 'fix-first' }
  if (!available || available.has(id)) return undefined
  if (available.size === 0) return { kind: 'full' }
  const sameLine = legs.filter(leg => isSameLine(leg, key))
  return { kind: 'cannot-combine', with: sameLine.length > 0 ? sameLine : legs }
}

/**
 * The text of lines about outcomes that cannot be added: the reason if all that are not picked have the same one,
 * else that some cannot be added.
 */
export function hindranceOfLines(
  matchId: MatchId,
  lines: readonly Market[],
  state: BuilderState,
): Hindrance | 'some' | undefined {
  const picked = new Set(state.legs.map(outcomeKeyOf))
  const open = lines
    .flatMap(line => line.outcomes.map(outcome => builderKeyOf(matchId, line, outcome.id)))
    .filter(key => !picked.has(outcomeKeyOf(key)))
  const found = open.map(key => hindranceOf(key, state)).filter(one => one !== undefined)
  const [first] = found
  if (!first) return undefined
  const isOne = found.length === open.length && new Set(found.map(nameOf)).size === 1
  return isOne ? first : 'some'
}

/** Why the bet cannot be added to the slip yet; undefined when it can. */
export type AddBlock = 'pick' | 'pick-one-more' | 'asking' | 'fix' | 'unanswered' | 'in-progress'

export function addBlockOf(
  { legs, price }: BuilderState,
  { slip, allowsSingle }: { slip: Slip; allowsSingle: boolean },
): AddBlock | undefined {
  if (isInProgress(slip)) return 'in-progress'
  if (legs.length === 0) return 'pick'
  if (legs.length === 1 && !allowsSingle) return 'pick-one-more'
  switch (price.status) {
    case 'known':
      return undefined
    case 'refused':
      return 'fix'
    case 'unanswered':
      return 'unanswered'
    case 'none':
    case 'asking':
      return 'asking'
  }
}

/** The selections of the custom bet on this match that is on the slip: what the builder starts with. */
export function legsOnSlip(slip: Slip, matchId: MatchId): readonly Selection[] {
  return slip.bets.find(bet => isBuiltOn(bet, matchId))?.selections ?? []
}

/** A leg of a custom bet on the slip that is of another match: while it is there, prices cannot be picked. */
export function legOfOtherMatch(slip: Slip, matchId: MatchId): Selection | undefined {
  const [leg] = slip.bets.find(({ type }) => type === 'custom_bet')?.selections ?? []
  return leg?.matchId === matchId ? undefined : leg
}

/** How many picks on the slip a bet built on this match would replace; its own earlier version does not count. */
export function picksReplaced(slip: Slip, matchId: MatchId): number {
  return slip.bets.filter(bet => !isBuiltOn(bet, matchId)).flatMap(bet => bet.selections).length
}

export function builderKeyOf(matchId: MatchId, { id, specifier }: Market, outcomeId: string): OutcomeKey {
  return { matchId, marketId: id, specifier, outcomeId }
}

function isBuiltOn({ type, selections }: Slip['bets'][number], matchId: MatchId): boolean {
  return type === 'custom_bet' && selections.every(selection => selection.matchId === matchId)
}

function isSameLine(a: OutcomeKey, b: OutcomeKey): boolean {
  return a.marketId === b.marketId && a.specifier === b.specifier
}

function nameOf(hindrance: Hindrance): string {
  return hindrance.kind === 'cannot-combine'
    ? [hindrance.kind, ...hindrance.with.map(outcomeKeyOf)].join(' ')
    : hindrance.kind
}
