import { useId } from 'react'
import { typeRefusal, type DraftBet } from '@touchline/domain/slip'
import { foldsOf, namedBetsFor, type NamedBetId } from '@touchline/domain/system'
import { Chip } from '@touchline/ui'
import { useSlip, useSlipState } from '#core/slip'
import { useText } from '#shared/i18n'
import { type SlipTotals, useMoneyText } from '../amounts/index.ts'
import css from './SystemChoice.module.css'

/**
 * Every system over this many picks, the named bets beside them, and what the chosen one is: its lines, how many
 * winners pay, and the least they pay.
 */
export function SystemChoice({ bet, totals }: SystemChoiceProps) {
  const slip = useSlip()
  const t = useText()
  const state = useSlipState(whole => whole)
  const legs = bet.selections.length
  const systems = state.systemTypes.filter(type => type.totalCount === legs)
  const noteId = useId()
  const presets = namedBetsFor(legs).map(({ id }) => ({
    id,
    refusal: typeRefusal(state, 'system', undefined, id),
  }))
  const refused = presets.flatMap(({ id, refusal }) => (refusal ? [{ id, message: refusal.message }] : []))
  return (
    <fieldset className={css.systems} aria-label={t('system.title')}>
      {systems.map(({ id, winCount, totalCount }) => (
        <Chip
          key={id}
          pressed={id === bet.system?.id}
          aria-label={t('system.any-of', { id, winCount, totalCount })}
          onClick={() => slip.dispatch({ type: 'bet-type-chosen', betType: 'system', systemId: id })}
        >
          <span className="num">{id}</span>
        </Chip>
      ))}
      {presets.map(({ id, refusal }) => (
        <Chip
          key={id}
          pressed={id === bet.named}
          aria-disabled={refusal !== undefined || undefined}
          aria-describedby={refusal && `${noteId}-${refusal.message}`}
          onClick={() => slip.dispatch({ type: 'bet-type-chosen', betType: 'system', named: id })}
        >
          {t(`system.named.${id}`)}
        </Chip>
      ))}
      <ChosenSystem bet={bet} totals={totals} />
      {[...new Set(refused.map(({ message }) => message))].map(reason => (
        <p key={reason} id={`${noteId}-${reason}`} className={css.reason}>
          {refused
            .filter(({ message }) => message === reason)
            .map(({ id }) => t(`system.named.${id}`))
            .join(', ')}
          : {t(reason)}
        </p>
      ))}
    </fieldset>
  )
}
export interface SystemChoiceProps {
  bet: DraftBet
  totals: SlipTotals
}

/** What the chosen system is: its lines, how many winners pay, and the least they pay. */
function ChosenSystem({ bet: { system, named }, totals: { lines, stake } }: SystemChoiceProps) {
  const t = useText()
  const { money } = useMoneyText(stake)
  const winCount = named ? foldsOf(named)[0]!.size : system?.winCount
  if (winCount === undefined || !lines) return null
  const least = stake.value > 0 ? lines.leastReturns : undefined
  return (
    <p className={css.note}>
      {t('system.made-of', { lines: lines.count, winCount })} {named && <NamedNote named={named} />}{' '}
      {least && t('system.least', { winCount, sum: money(least) })}
    </p>
  )
}

/** The parts of a named bet: "6 doubles, 4 trebles, 1 of all 4". It is sent as one bet for each. */
function NamedNote({ named }: { named: NamedBetId }) {
  const t = useText()
  const folds = foldsOf(named).map(({ size, lines }) => t(`system.fold.${size}`, { lines }))
  return t('system.folds', { folds: folds.join(', ') })
}
