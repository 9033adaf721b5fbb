import { useRef, type ReactNode } from 'react'
import { channels } from '@touchline/contract'
import { Icon } from '@touchline/ui'
import { useChannels, useLive } from '#core/live'
import { useOddsText } from '#core/settings'
import { MatchText, useLiveRow } from '#pieces/live-text'
import { useFormatter, useText } from '#shared/i18n'
import { legMark, type LegMark, isolated, type PlacedLeg } from '../bet/index.ts'
import css from './TrailLeg.module.css'
import type { FollowedMatches } from './useBetMatches.ts'
import { useMatchStatus } from './useMatchStatus.ts'

/** A leg of a bet: its mark, the outcome, its price, and the state of its match. */
export function TrailLeg({ leg, isOff, matches }: TrailLegProps) {
  const t = useText()
  if (leg.result === 'no_results') {
    return isOff ? (
      <LegLine leg={leg} mark="half">
        <KickOff leg={leg} />
      </LegLine>
    ) : (
      <OpenLeg leg={leg} matches={matches} />
    )
  }
  return (
    <LegLine leg={leg} mark={legMark(leg.result, leg.matchStatus)}>
      {t(`my-bets.leg.${leg.result}`)} <Score leg={leg} />
    </LegLine>
  )
}
export interface TrailLegProps {
  leg: PlacedLeg
  /** The leg has no effect on the bet any more: its match is not followed. */
  isOff: boolean
  matches: FollowedMatches
}

/** A leg that is not decided: its match is followed, and score and clock update their own text. */
function OpenLeg({ leg, matches: { followed, seeds } }: Omit<TrailLegProps, 'isOff'>) {
  const root = useRef<HTMLSpanElement>(null)
  const isKnown = useLive().store.matchState(leg.matchId) !== undefined
  const mark = legMark(leg.result, useMatchStatus(leg.matchId) ?? leg.matchStatus)
  useLiveRow(root, leg.matchId, seeds)
  useChannels(followed.has(leg.matchId) ? [{ channel: channels.match(leg.matchId) }] : [])
  return (
    <LegLine leg={leg} mark={mark}>
      {mark === 'to-come' && <KickOff leg={leg} />}
      <span ref={root} hidden={mark === 'to-come'} className={css.live}>
        {isKnown && leg.awayName !== undefined ? (
          <>
            <MatchText matchId={leg.matchId} kind="clock" />{' '}
            <MatchText matchId={leg.matchId} kind="score" className={css.score} />
          </>
        ) : (
          <Score leg={leg} />
        )}
      </span>
    </LegLine>
  )
}

const MARK_ICON = { won: 'check', lost: 'close', half: 'minus' } as const

function LegLine({ leg, mark, children }: { leg: PlacedLeg; mark: LegMark; children: ReactNode }) {
  const t = useText()
  const { price } = useOddsText()
  const { odds, oddsAtTap = odds } = leg
  return (
    <li data-mark={mark} className={css.leg}>
      <span className={css.mark} aria-hidden="true">
        {mark in MARK_ICON && <Icon name={MARK_ICON[mark as keyof typeof MARK_ICON]} size={12} />}
      </span>
      <div className={css.words}>
        <h4>
          <bdi>{leg.outcomeName}</bdi>
        </h4>
        <p>
          {leg.awayName === undefined
            ? t('my-bets.leg-line-event', {
                market: isolated(leg.marketName),
                event: isolated(leg.homeName),
              })
            : t('my-bets.leg-line', {
                market: isolated(leg.marketName),
                home: isolated(leg.homeName),
                away: isolated(leg.awayName),
              })}
          {leg.categoryName !== undefined && (
            <>
              {' · '}
              <bdi>{leg.categoryName}</bdi>
            </>
          )}
        </p>
        {leg.tied !== undefined && (
          <p className={css.note}>
            {leg.tiedPlaces === undefined
              ? t('my-bets.explained.dead-heat', { tied: leg.tied })
              : t('my-bets.explained.dead-heat-places', { tied: leg.tied, places: leg.tiedPlaces })}
          </p>
        )}
      </div>
      <div className={css.end}>
        {oddsAtTap !== odds && (
          <s aria-label={t('my-bets.odds-at-tap', { odds: price(oddsAtTap) })}>{price(oddsAtTap)}</s>
        )}{' '}
        <b>{price(odds)}</b>
        <p>{children}</p>
      </div>
    </li>
  )
}

function KickOff({ leg: { startTime } }: { leg: PlacedLeg }) {
  const format = useFormatter()
  return <time dateTime={new Date(startTime).toISOString()}>{format.dateTime(startTime, 'kickOff')}</time>
}

/** An event without two sides has no score. */
function Score({ leg: { score, awayName } }: { leg: PlacedLeg }) {
  if (awayName === undefined) return null
  return <span className={css.score}>{`${score.home}–${score.away}`}</span>
}
