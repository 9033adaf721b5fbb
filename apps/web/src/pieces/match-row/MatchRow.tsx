import { memo, useRef } from 'react'
import type { Market } from '@touchline/domain/market'
import type { Match } from '@touchline/domain/match'
import { Icon, VisuallyHidden } from '@touchline/ui'
import { Link } from '#shared/navigation'
import { useCachedFragment } from '#shared/fragment-cache'
import { useText } from '#shared/i18n'
import { FavouriteStar } from '#pieces/favourite-star'
import { PauseNote } from '#pieces/odds-cell'
import { MatchText, useHasBegun, useLiveRow } from '#pieces/live-text'
import { KickOff } from './KickOff.tsx'
import { RowPrices } from './RowPrices.tsx'
import css from './MatchRow.module.css'

/**
 * One match in a list: context line, two team lines with score, prices. The row is one link; only the star and the
 * prices are buttons.
 */
export const MatchRow = memo(function MatchRow({ match, href, place, of }: MatchRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const isLive = useHasBegun(match)
  const drawn = marketsKey(match.mainMarket) + marketsKey(match.secondaryMarket) + isLive
  useLiveRow(row, match.id, drawn)
  const inside = useCachedFragment(<Inside match={match} href={href} isLive={isLive} />, match)
  return (
    <li
      ref={row}
      className={css.row}
      data-match={match.id}
      data-grid-row=""
      aria-posinset={place}
      aria-setsize={of}
      {...inside}
    />
  )
})
export interface MatchRowProps {
  match: Match
  href: string
  /** Its position in the list, from 1, and the length of the list, where not every row is drawn. */
  place?: number
  of?: number
}

function Inside({ match, href, isLive }: InsideProps) {
  const t = useText()
  const hasSets = match.state.periodScores.some(period => period.type === 'set')
  return (
    <>
      <div className={css.meta}>
        <Progress match={match} isLive={isLive} hasSets={hasSets} />
      </div>
      {/* Its text is its accessible name, scores included, so that voice control finds it by what is visible. */}
      <Link href={href} className={css.teams}>
        {(['home', 'away'] as const).map(side => (
          <span key={side} className={css.team}>
            <img className={css.crest} src={match[side].logo} width={16} height={16} alt="" loading="lazy" />
            <bdi className={css.name}>{match[side].name}</bdi>
            {isLive && (
              <>
                {hasSets && (
                  <>
                    <MatchText matchId={match.id} kind={`periods-${side}`} className={css.periods} />
                    <MatchText matchId={match.id} kind={`games-${side}`} className={css.games} />
                    <MatchText matchId={match.id} kind={`game-${side}`} className={css.points} />
                  </>
                )}
                <MatchText matchId={match.id} kind={`score-${side}`} className={css.score} />
              </>
            )}
          </span>
        ))}
      </Link>
      <FavouriteStar
        className={css.star}
        type="matches"
        id={match.id}
        name={`${match.home.name} – ${match.away.name}`}
        size={16}
      />
      <RowPrices match={match} market={match.mainMarket} place="main" />
      <RowPrices match={match} market={match.secondaryMarket} place="secondary" />
      <Link href={href} className={css.more}>
        <span data-markets-count>{`+${match.availableMarkets}`}</span>
        <VisuallyHidden>{t('row.more-markets')}</VisuallyHidden>
        <Icon name="chevron-next" size={12} />
      </Link>
    </>
  )
}
/** The clock of the match, or when it begins, and whether bets are suspended. */
function Progress({ match, isLive, hasSets }: Omit<InsideProps, 'href'> & { hasSets: boolean }) {
  // A half has no score of interest, and that of a set is in the lines of the sides.
  const stage = hasSets || match.sport.key === 'soccer' || match.sport.key === 'tennis' ? 'stage' : 'running'
  return (
    <>
      {isLive ? (
        <>
          <MatchText matchId={match.id} kind="clock" className={css.clock} />
          <MatchText matchId={match.id} kind={stage} className={css[stage]} />
          <MatchText matchId={match.id} kind="stoppage" className={css.stoppage} />
        </>
      ) : (
        <KickOff time={match.startTime} />
      )}
      {match.mainMarket && (
        <PauseNote
          outcomeKey={{
            matchId: match.id,
            marketId: match.mainMarket.id,
            specifier: match.mainMarket.specifier,
            outcomeId: match.mainMarket.outcomes[0]?.id ?? '',
          }}
          className={css.pause}
        />
      )}
    </>
  )
}
interface InsideProps {
  match: Match
  href: string
  isLive: boolean
}

/** Changes when the row shows other outcomes than before, never when their prices move. */
function marketsKey(market: Market | undefined): string {
  return market ? `${market.id}/${market.specifier};` : ';'
}
