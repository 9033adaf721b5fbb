import type { ReactNode } from 'react'
import type { QuickBet, QuickBetState } from '@touchline/domain/quick-bet'
import { Button, Icon, type IconName } from '@touchline/ui'
import { Announce } from '#pieces/ticket-voice'
import { useText } from '#shared/i18n'
import { limitWords, stakeFixesFor, notPlacedWords, refusalText } from '../words/index.ts'
import { useCountdown } from '../progress/index.ts'
import { useMoneyText, type MoneyText } from '../amounts/index.ts'
import css from './QuickStrip.module.css'

/**
 * The state of quick bet, in one strip that is always in view: ready or waiting for approval, under way, placed, or
 * not placed with the reason ([QUICK-9]). Only the result of a bet is announced.
 */
export function QuickStrip({ quick, action, onDismiss }: QuickStripProps) {
  const t = useText()
  const text = useMoneyText(quick.stake)
  const { money, odds } = text
  const { state } = quick
  const isOver = state.status === 'success' || state.status === 'error'
  const head =
    state.status === 'error'
      ? notPlacedWords(state.error, t, text)
      : t(`quick.state.${lookOf(quick)}`, { sum: money(quick.stake) })
  const rest =
    state.status === 'success'
      ? t('quick.bet-number', { number: state.placed[0]?.ref ?? '' })
      : state.status === 'error'
        ? errorText(state, t, text)
        : undefined
  const leg = 'bet' in state ? state.bet.selections[0] : undefined
  return (
    <aside className={css.strip} data-state={lookOf(quick)} aria-label={t('quick.title')}>
      <Icon name={ICONS[state.status]} size={18} />
      <Announce words={isOver ? [head, rest].filter(Boolean).join(' ') : ''} urgency="now" />
      <div className={css.words}>
        <b>{isCounting(state) ? <Left state={state} /> : head}</b> {rest && <span>{rest} </span>}
        {leg && state.status !== 'error' && (
          <span>
            <bdi>{leg.outcomeName}</bdi> <span className="num">{odds(leg.acceptedOdds)}</span>
          </span>
        )}
      </div>
      {isOver ? (
        <Button variant="text" size="medium" fit="content" onClick={onDismiss}>
          {t('quick.dismiss')}
        </Button>
      ) : (
        action
      )}
    </aside>
  )
}
export interface QuickStripProps {
  quick: QuickBet
  /** The action while no result is on show: a button that leads to stake and switch. */
  action?: ReactNode
  /** The answer was read. */
  onDismiss: () => void
}

/** A bet in a live delay whose end is known. */
type Counting = Extract<QuickBetState, { status: 'processing' }> & { readonly decideAt: number }

function isCounting(state: QuickBetState): state is Counting {
  return state.status === 'processing' && state.answer === 'delayed' && state.decideAt !== undefined
}

function Left({ state }: { state: Counting }) {
  const t = useText()
  return t('quick.counting', { seconds: useCountdown(state).left ?? 0 })
}

const ICONS = {
  initial: 'bolt',
  processing: 'clock',
  success: 'check',
  error: 'alert',
} as const satisfies Record<QuickBetState['status'], IconName>

/** The strip's state as one word: a part of message keys and a data attribute. */
function lookOf({ state, isApproved, stake }: QuickBet): string {
  switch (state.status) {
    case 'initial':
      return stake.value === 0 ? 'no-stake' : isApproved ? 'ready' : 'not-approved'
    case 'processing':
      return state.answer
    default:
      return state.status
  }
}

function errorText(
  { bet, error }: Extract<QuickBetState, { status: 'error' }>,
  t: (key: string, values?: Record<string, string | number>) => string,
  text: MoneyText,
): string | undefined {
  if (error.kind === 'win-not-above-stake') return t('error.potential_win.equal_or_less')
  const limits = stakeFixesFor({ bets: [bet] }, error).map(fix => limitWords(fix, t, text))
  const [leg] = bet.selections
  const moved =
    leg && error.kind === 'odds-moved' && leg.odds !== leg.acceptedOdds
      ? [
          t('quick.moved', {
            odds: text.odds(leg.odds),
            before: text.odds(leg.acceptedOdds),
          }),
        ]
      : []
  return [refusalText(error, t), ...limits, ...moved].join(' ')
}
