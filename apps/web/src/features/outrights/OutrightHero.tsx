import { useQuery } from '@tanstack/react-query'
import type { Outright } from '@touchline/domain/match'
import { systemQuery } from '#core/catalogue'
import { FavouriteStar } from '#pieces/favourite-star'
import { useText } from '#shared/i18n'
import { useHref } from '#core/addresses'
import { Link } from '#shared/navigation'
import { OutrightFacts } from './OutrightFacts.tsx'
import { trailOf } from './trailOf.ts'
import css from './OutrightHero.module.css'

/** Head of an event without two sides: name, breadcrumbs and when betting closes. */
export function OutrightHero({ outright }: { outright: Outright }) {
  const t = useText()
  const href = useHref()
  const { data: system } = useQuery(systemQuery())
  const hasRacing = system?.is_horse_racing_enabled ?? false
  const { name } = outright
  return (
    <>
      <nav className={css.trail} aria-label={t('match.trail')}>
        {trailOf(outright, { href, hasRacing }).map(({ name: place, to }, depth) =>
          to === undefined ? (
            <span key={depth}>{place}</span>
          ) : (
            <Link key={depth} href={to}>
              {place}
            </Link>
          ),
        )}
      </nav>
      <header className={css.hero}>
        <div className={css.head}>
          <h1 tabIndex={-1}>
            <bdi>{name}</bdi>
          </h1>
          <FavouriteStar type="matches" id={outright.id} name={name} />
        </div>
        <OutrightFacts outright={outright} />
      </header>
    </>
  )
}
