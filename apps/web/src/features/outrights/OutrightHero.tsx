import type { Outright } from '@touchline/domain'
import { FavouriteStar } from '#pieces/favourite-star'
import { useText } from '#shared/i18n'
import { Link, useHref } from '#shared/router'
import { OutrightFacts } from './OutrightFacts.tsx'
import css from './OutrightHero.module.css'

/** What an event without two sides is, where it belongs, and until when it is bet on. */
export function OutrightHero({ outright }: { outright: Outright }) {
  const t = useText()
  const href = useHref()
  const { sport, category, tournament, name, type } = outright
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
        <OutrightFacts outright={outright} />
      </header>
    </>
  )
}
