import { MATCH_STATUS, type Outright } from '@touchline/domain'
import { FavouriteStar } from '#pieces/favourite-star'
import { KickOff } from '#pieces/match-row'
import { useText } from '#shared/i18n'
import { Link, useHref } from '#shared/router'
import { Countdown } from './Countdown.tsx'
import { useOutrightState } from './useOutrightState.ts'
import css from './OutrightHero.module.css'

/** What an event without two sides is, where it belongs, and until when it is bet on. */
export function OutrightHero({ outright }: { outright: Outright }) {
  const t = useText()
  const href = useHref()
  const { status } = useOutrightState(outright)
  const { sport, category, tournament, name, type, startTime, runners } = outright
  const isOpen = status === MATCH_STATUS.prematch
  return (
    <>
      <nav className={css.trail} aria-label={t('match.trail')}>
        <Link href={type === 'race' ? href.fixed('racing') : href.sport(sport.key)}>{sport.name}</Link>
        <Link href={href.category({ slug: category.slug, sport })}>{category.name}</Link>
        <Link href={href.league({ slug: tournament.slug, sport })}>{tournament.name}</Link>
      </nav>
      <header className={css.hero}>
        <div className={css.head}>
          <h1 tabIndex={-1}>
            <bdi>{name}</bdi>
          </h1>
          <FavouriteStar type="matches" id={outright.id} name={name} />
        </div>
        <p className={css.facts} data-status={isOpen ? 'open' : 'over'}>
          {isOpen ? (
            <span>
              {t(type === 'race' ? 'outrights.off' : 'outrights.closes')}{' '}
              {type === 'race' ? <Countdown at={startTime} /> : <KickOff time={startTime} />}
            </span>
          ) : (
            <strong>{t(`outrights.stage.${status === MATCH_STATUS.live ? 'running' : 'ended'}`)}</strong>
          )}
          <span>
            {t('outrights.runners', { count: runners.filter(({ isWithdrawn }) => !isWithdrawn).length })}
          </span>
        </p>
      </header>
    </>
  )
}
