import { memo } from 'react'
import { formatMoney, type Money } from '@touchline/domain/money'
import { Icon, Tag, type TagProps } from '@touchline/ui'
import { useLive } from '#core/live'
import { useOddsText } from '#core/settings'
import { ReceiptDownload } from '#pieces/receipt-download'
import { useFormatter, useLocale, useText } from '#shared/i18n'
import css from './BetCard.module.css'
import { betWord, type BetWord, isolated, type PlacedBet } from '../bet/index.ts'
import { BetNotes } from './BetNotes.tsx'
import { CashOut } from '../cashout/index.ts'
import { RepeatButton } from './RepeatButton.tsx'
import { TrailLeg } from './TrailLeg.tsx'
import type { FollowedMatches } from './useBetMatches.ts'

/** One placed bet: its type and state, its legs, what it pays, and the actions on it. */
export const BetCard = memo(function BetCard({ bet, matches }: BetCardProps) {
  const t = useText()
  const format = useFormatter()
  const live = useLive()
  const word = betWord(bet)
  const at = bet.settledAt ?? bet.createdAt
  return (
    <article className={css.bet} data-bet={bet.id} data-state={word}>
      <header className={css.head}>
        <strong>{t(`my-bets.types.${bet.type}`, { count: bet.legs.length })}</strong>
        <Tag tone={TONES[word] ?? 'neutral'}>
          {word === 'live' && <i className={css.dot} />}
          {word === 'won' && <Icon name="check" size={14} />}
          {word === 'lost' && <Icon name="close" size={14} />}
          {t(`my-bets.state.${word}`)}
        </Tag>
        {bet.isVip && <Tag>{t('my-bets.vip')}</Tag>}
        <time className={css.when} dateTime={new Date(at).toISOString()}>
          {format.dateTime(at, isOfYear(at, live.serverNow()) ? 'kickOff' : 'date')}
        </time>
      </header>
      <ol className={css.trail}>
        {bet.legs.map((leg, i) => (
          <TrailLeg
            key={`${leg.matchId}/${leg.marketId}/${leg.specifier}/${leg.outcomeId}/${i}`}
            leg={leg}
            isOff={OFF.includes(bet.status)}
            matches={matches}
          />
        ))}
      </ol>
      <BetNotes bet={bet} />
      <Sums bet={bet} word={word} isOver={bet.settledAt !== undefined || OVER.includes(word)} />
      <CashOut bet={bet} />
      <footer className={css.foot}>
        <span id={`bet-${bet.id}`}>
          {t('my-bets.number')} <span className="num">{bet.ref}</span>
        </span>
        {bet.hasReceipt && <ReceiptDownload bet={bet} fit="content" aria-describedby={`bet-${bet.id}`} />}
        {bet.status !== 'rejected' && <RepeatButton bet={bet} words={t('my-bets.repeat.label')} />}
      </footer>
    </article>
  )
})
export interface BetCardProps {
  bet: PlacedBet
  matches: FollowedMatches
}

/** Day and month alone are ambiguous for a day of another year. */
function isOfYear(at: number, now: number): boolean {
  return new Date(at).getFullYear() === new Date(now).getFullYear()
}

/** The legs have no effect on such a bet any more. */
const OFF: readonly PlacedBet['status'][] = ['rejected', 'cancelled', 'cashed_out', 'withdrawn']
const OVER: readonly BetWord[] = ['not-placed', 'cancelled', 'withdrawn', 'cashed-out']
const WON: readonly BetWord[] = ['won', 'half-won']
const TONES: Readonly<Partial<Record<BetWord, TagProps['tone']>>> = {
  live: 'live',
  won: 'good',
  'half-won': 'good',
  checking: 'warn',
  'not-placed': 'bad',
}

function Sums({ bet, word, isOver }: { bet: PlacedBet; word: BetWord; isOver: boolean }) {
  const t = useText()
  const locale = useLocale()
  const oddsText = useOddsText()
  const money = (sum: Money): string => formatMoney(sum, locale)
  const isRefused = bet.status === 'rejected'
  const paid = isRefused ? bet.stake : (bet.winAmount ?? { ...bet.stake, value: 0 })
  const isPartOpen = !isOver && bet.openStake !== undefined && bet.openStake.value < bet.stake.value
  return (
    <dl className={css.sums}>
      <div>
        <dt>{t('my-bets.stake')}</dt>
        <dd className="num">{money(bet.stake)}</dd>
        {isPartOpen && (
          <dd className={css.open}>{t('my-bets.still-open', { stake: isolated(money(bet.openStake!)) })}</dd>
        )}
      </div>
      <div>
        <dt>{t('my-bets.odds')}</dt>
        <dd className="num">{oddsText.price(bet.odds)}</dd>
      </div>
      <div className={css.returns}>
        <dt>
          {t(
            `my-bets.${isRefused ? 'back' : isOver ? 'paid' : bet.legs.length > 1 ? 'returns-all' : 'returns'}`,
          )}
        </dt>
        <dd className="num" data-won={isOver && WON.includes(word) ? '' : undefined}>
          {money(isOver ? paid : bet.potentialWin)}
        </dd>
      </div>
    </dl>
  )
}
