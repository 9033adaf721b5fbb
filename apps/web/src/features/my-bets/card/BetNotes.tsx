import { ERROR_CODES } from '@touchline/contract'
import { formatMoney } from '@touchline/domain/money'
import { Icon } from '@touchline/ui'
import { useOddsText } from '#core/settings'
import { useFormatter, useLocale, useText } from '#shared/i18n'
import css from './BetCard.module.css'
import { betWord, type PlacedBet, useSecondsLeft } from '../bet/index.ts'
import { RepeatButton } from './RepeatButton.tsx'

/** Notes on a bet: what it waits for, why it was refused, how a half result came about. */
export function BetNotes({ bet }: BetNotesProps) {
  const t = useText()
  const format = useFormatter()
  const locale = useLocale()
  const word = betWord(bet)
  return (
    <>
      {word === 'checking' && <Deciding bet={bet} />}
      {bet.status === 'rejected' && <Refused bet={bet} />}
      {(word === 'half-won' || word === 'half-lost') && (
        <p className={css.explained}>{t(`my-bets.explained.${word}`)}</p>
      )}
      {legNotes(bet).map(note => (
        <p key={note} className={css.explained}>
          {t(`my-bets.explained.${note}`)}
        </p>
      ))}
      {bet.cashedOut && (
        <p className={css.explained}>
          {t('my-bets.explained.cashed-out', {
            stake: formatMoney(bet.cashedOut.stake, locale),
            value: formatMoney(bet.cashedOut.value, locale),
          })}
        </p>
      )}
      {bet.correctedAt !== undefined && (
        <p className={css.explained}>
          <Icon name="info" size={16} />{' '}
          {t('my-bets.explained.corrected', { time: format.dateTime(bet.correctedAt, 'kickOff') })}
        </p>
      )}
    </>
  )
}
export interface BetNotesProps {
  bet: PlacedBet
}

const VOID: readonly PlacedBet['result'][] = ['refund_entire', 'canceled']

/** How legs that neither won nor lost count in their bet ([SETTLE-12] where one price was agreed for all). */
function legNotes({ type, result, legs }: PlacedBet): readonly string[] {
  if (type === 'custom_bet') return result === 'refund_entire' ? ['void-custom'] : []
  if (legs.length === 1) return []
  const has = (...results: readonly PlacedBet['result'][]) => legs.some(leg => results.includes(leg.result))
  return [
    ...(has(...VOID) ? [type === 'system' ? 'void-line' : 'void-leg'] : []),
    ...(has('refund_half_win_other') ? ['half-won-leg'] : []),
    ...(has('refund_half_lose_other') ? ['half-lost-leg'] : []),
  ]
}

/** The bookmaker is deciding: how long it takes, and what happens if the price moves. */
function Deciding({ bet }: BetNotesProps) {
  const t = useText()
  const seconds = useSecondsLeft(bet.decideAt)
  return (
    <p className={css.explained}>
      {seconds !== undefined && (
        <span role="timer">
          {t(seconds > 0 ? 'my-bets.deciding.left' : 'my-bets.deciding.now', { seconds })}
        </span>
      )}{' '}
      {bet.acceptMode && t(`my-bets.deciding.${bet.acceptMode}`)}
    </p>
  )
}

/** The stake was returned, why, and where a price had moved, how to bet at the new one. */
function Refused({ bet }: BetNotesProps) {
  const t = useText()
  const { price } = useOddsText()
  const moved = bet.legs.flatMap(leg => (leg.offeredOdds ? [{ ...leg, now: leg.offeredOdds }] : []))
  return (
    <div className={css.explained}>
      <p>
        {bet.refusal?.message} {t('my-bets.refunded')}
      </p>
      {moved.map(leg => (
        <p key={`${leg.matchId}/${leg.marketId}/${leg.outcomeId}`}>
          {t('my-bets.now-at', { name: leg.outcomeName, before: price(leg.odds), now: price(leg.now) })}
        </p>
      ))}
      {bet.refusal?.code === ERROR_CODES.invalidOdds && (
        <RepeatButton bet={bet} words={t('my-bets.at-new-price')} />
      )}
    </div>
  )
}
