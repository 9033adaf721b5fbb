import { formatMoney, type Money } from '@touchline/domain'
import { Icon, Tag, type TagProps } from '@touchline/ui'
import { useOddsText } from '#core/settings'
import { useFormatter, useLocale, useText } from '#shared/i18n'
import css from './BetCard.module.css'
import { betWord, legMark, type BetWord, type LegMark } from './betLook.ts'
import type { PlacedBet, PlacedLeg } from './placedBet.ts'

/** One placed bet: what it is and where it stands, the trail of its legs, what it pays. */
export function BetCard({ bet }: BetCardProps) {
  const t = useText()
  const format = useFormatter()
  const locale = useLocale()
  const oddsText = useOddsText()
  const money = (sum: Money): string => formatMoney(sum, locale)
  const word = betWord(bet)
  const isOver = bet.settledAt !== undefined || OVER.includes(word)
  const paid = bet.winAmount ?? { ...bet.stake, value: 0 }
  const isHalf = word === 'half-won' || word === 'half-lost'
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
        <span className={css.when}>{format.dateTime(bet.settledAt ?? bet.createdAt, 'kickOff')}</span>
      </header>
      <ol className={css.trail}>
        {bet.legs.map((leg, i) => (
          <TrailLeg
            key={`${leg.matchId}/${leg.marketId}/${leg.specifier}/${leg.outcomeId}/${i}`}
            leg={leg}
            odds={oddsText.price(leg.odds)}
          />
        ))}
      </ol>
      {isHalf && <p className={css.explained}>{t(`my-bets.explained.${word}`)}</p>}
      <dl className={css.sums}>
        <div>
          <dt>{t('my-bets.stake')}</dt>
          <dd className="num">{money(bet.stake)}</dd>
        </div>
        <div>
          <dt>{t('my-bets.odds')}</dt>
          <dd className="num">{oddsText.bet(bet.odds, bet.type)}</dd>
        </div>
        <div className={css.returns}>
          <dt>
            {t(isOver ? 'my-bets.paid' : bet.legs.length > 1 ? 'my-bets.returns-all' : 'my-bets.returns')}
          </dt>
          <dd className="num" data-won={isOver && paid.value > 0 ? '' : undefined}>
            {money(isOver ? paid : bet.potentialWin)}
          </dd>
        </div>
      </dl>
      <p className={css.ref}>
        {t('my-bets.number')} <span className="num">{bet.ref}</span>
      </p>
    </article>
  )
}
export interface BetCardProps {
  bet: PlacedBet
}

const OVER: readonly BetWord[] = ['not-placed', 'cancelled', 'withdrawn', 'cashed-out']
const TONES: Readonly<Partial<Record<BetWord, TagProps['tone']>>> = {
  live: 'live',
  won: 'good',
  'half-won': 'good',
  checking: 'warn',
  'not-placed': 'bad',
}
const MARK_ICON = { won: 'check', lost: 'close', half: 'minus' } as const

function TrailLeg({ leg, odds }: { leg: PlacedLeg; odds: string }) {
  const t = useText()
  const format = useFormatter()
  const mark = legMark(leg.result, leg.matchStatus)
  const score = `${leg.score.home}–${leg.score.away}`
  return (
    <li data-mark={mark}>
      <span className={css.mark} aria-hidden="true">
        {mark in MARK_ICON && <Icon name={MARK_ICON[mark as keyof typeof MARK_ICON]} size={12} />}
      </span>
      <div className={css.words}>
        <h4>
          <bdi>{leg.outcomeName}</bdi>
        </h4>
        <p>
          {t('my-bets.leg-line', {
            market: isolated(leg.marketName),
            home: isolated(leg.homeName),
            away: isolated(leg.awayName),
          })}
        </p>
      </div>
      <div className={css.end}>
        <b>{odds}</b>
        <p>
          {mark === 'to-come' ? (
            <time dateTime={new Date(leg.startTime).toISOString()}>
              {format.dateTime(leg.startTime, 'kickOff')}
            </time>
          ) : (
            <>
              {wordOf(leg, mark, t)} <span className={css.score}>{score}</span>
            </>
          )}
        </p>
      </div>
    </li>
  )
}

function wordOf(leg: PlacedLeg, mark: LegMark, t: (key: string) => string): string {
  return mark === 'playing' ? '' : t(`my-bets.leg.${leg.result}`)
}

/** A name of either direction inside a text of the other: kept together by the isolate signs of Unicode. */
function isolated(name: string): string {
  return `\u2068${name}\u2069`
}
