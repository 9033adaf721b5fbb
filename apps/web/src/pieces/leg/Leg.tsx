import { useRef, type ReactNode } from 'react'
import type { BetLeg } from '@touchline/domain/bet'
import { MATCH_STATUS } from '@touchline/domain/match'
import { compareOdds, type Odds } from '@touchline/domain/odds'
import type { PickedOutcome } from '@touchline/domain/slip'
import { Icon, IconButton } from '@touchline/ui'
import { useOddsText } from '#core/settings'
import { MatchText, useLiveRow } from '#pieces/live-text'
import css from './Leg.module.css'

/** One leg of a slip or a receipt: what was picked, at which price, in which match. */
export function Leg({
  leg,
  odds,
  before,
  state = 'open',
  isGone = false,
  isOld = false,
  label,
  remove,
  children,
}: LegProps) {
  const root = useRef<HTMLElement>(null)
  useLiveRow(root, leg.matchId)
  const move = moveOf(before, odds)
  return (
    <article
      ref={root}
      className={css.leg}
      data-state={state}
      data-move={move === 'same' ? undefined : move}
      data-old={isOld || undefined}
    >
      <div className={css.words}>
        <h4 className={css.outcome}>
          <bdi>{leg.outcomeName}</bdi>
        </h4>
        <p className={css.market}>
          <bdi>{leg.marketName}</bdi>
        </p>
      </div>
      <div className={css.price}>
        <Figures odds={odds} before={before} hasPrice={state !== 'unavailable' && !isGone} isOld={isOld} />
        {remove && (
          <IconButton
            icon="close"
            iconSize={18}
            label={remove.label}
            className={css.remove}
            onClick={remove.run}
          />
        )}
      </div>
      <p className={css.match}>
        <EventWords leg={leg} />
        {label && <span className={css.label}>{label}</span>}
      </p>
      {children}
    </article>
  )
}
export interface LegProps {
  leg: LegWords
  /** The price now; left out where the bet has one joint price. */
  odds?: Odds | undefined
  /** The price the bettor accepted, where it has changed: struck through beside an arrow. */
  before?: Odds | undefined
  /** `bad` marks the leg a refusal is about. */
  state?: 'open' | 'suspended' | 'unavailable' | 'bad' | undefined
  /** It has no price any more, whatever else is wrong. */
  isGone?: boolean | undefined
  /** Its price may be old: marked as in a row, the figure stays. */
  isOld?: boolean | undefined
  /** Why it takes no bets. */
  label?: ReactNode
  remove?: { readonly label: string; readonly run: () => void } | undefined
  /** What is wrong with this leg, and what the bettor can do. */
  children?: ReactNode
}

/** The price, and the one it has moved from. */
function Figures({ odds, before, hasPrice, isOld }: FiguresProps) {
  const oddsText = useOddsText()
  const move = moveOf(before, odds)
  const texts = odds !== undefined && oddsText.move(before ?? odds, odds)
  return (
    <div className={css.figures}>
      {odds !== undefined && isOld && <Icon name="clock" size={10} className={css.clock} />}
      {texts && <b className={css.odds}>{hasPrice ? texts.now : '–'}</b>}
      {texts && move !== 'same' && (
        <span className={css.move}>
          <Icon name={move === 'up' ? 'triangle-up' : 'triangle-down'} size={8} />
          <s>{texts.before}</s>
        </span>
      )}
    </div>
  )
}
interface FiguresProps {
  odds: Odds | undefined
  before: Odds | undefined
  /** Whether the leg has a price. */
  hasPrice: boolean
  isOld: boolean
}

function moveOf(before: Odds | undefined, odds: Odds | undefined): ReturnType<typeof compareOdds> {
  return before === undefined || odds === undefined ? 'same' : compareOdds(before, odds)
}

/** The texts of a leg, on the slip or placed. */
type LegWords = Pick<
  PickedOutcome | BetLeg,
  'matchId' | 'matchStatus' | 'outcomeName' | 'marketName' | 'homeName' | 'awayName' | 'categoryName'
>

/** The match of a leg: what it shows now, its sides and its category. */
function EventWords({ leg }: { leg: LegWords }) {
  return (
    <>
      {leg.matchStatus !== MATCH_STATUS.prematch && leg.awayName !== undefined && (
        <span className={css.live}>
          <MatchText matchId={leg.matchId} kind="clock" />{' '}
          <MatchText matchId={leg.matchId} kind="score" className={css.score} />
        </span>
      )}
      <span className={css.names}>
        <EventNames leg={leg} />
        {leg.categoryName !== undefined && (
          <>
            {' · '}
            <bdi>{leg.categoryName}</bdi>
          </>
        )}
      </span>
    </>
  )
}

/** The two sides; the event's name where it has none. */
function EventNames({ leg: { homeName, awayName } }: { leg: Pick<LegWords, 'homeName' | 'awayName'> }) {
  if (awayName === undefined) return <bdi>{homeName}</bdi>
  return (
    <>
      <bdi>{homeName}</bdi> – <bdi>{awayName}</bdi>
    </>
  )
}
