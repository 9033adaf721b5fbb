import type { FavouriteType } from '@touchline/domain/favourites'
import { Icon } from '@touchline/ui'
import { FavouriteStar } from '#pieces/favourite-star'
import { sportIcon } from '#pieces/league-header'
import { useText } from '#shared/i18n'
import { useHref, type Href } from '#core/addresses'
import { Link } from '#shared/navigation'
import type { Favourite } from './queries.ts'
import css from './Favourites.module.css'

/** Favourites as rows: star, picture, name, category and number of matches. Those with a page are links. */
export function FavouriteRows({ type, favourites }: FavouriteRowsProps) {
  const t = useText()
  const href = useHref()
  if (favourites.length === 0) return null
  return (
    <ul className={css.rows}>
      {favourites.map(favourite => {
        const address = addressOf(type, favourite, href)
        const name = <bdi className="clip">{favourite.name}</bdi>
        return (
          <li key={favourite.id}>
            <FavouriteStar type={type} id={favourite.id} name={favourite.name} size={18} />
            {favourite.logo ? (
              <img src={favourite.logo} width={18} height={18} alt="" loading="lazy" />
            ) : (
              <Icon name={sportIcon(favourite.sport)} size={18} />
            )}
            {address === undefined ? name : <Link href={address}>{name}</Link>}
            {type !== 'sports' && (
              <small className="clip">{favourite.category ?? favourite.sport.name}</small>
            )}
            <small className={css.count}>
              {type !== 'matches' && t('favourites.matches', { count: favourite.matchesCount })}
              {type === 'matches' && favourite.matchesCount === 0 && t('favourites.over')}
            </small>
          </li>
        )
      })}
    </ul>
  )
}
export interface FavouriteRowsProps {
  type: FavouriteType
  favourites: readonly Favourite[]
}

/** Teams have no page. */
function addressOf(type: FavouriteType, { slug, sport }: Favourite, href: Href): string | undefined {
  if (type === 'sports') return href.sport(sport.key)
  if (slug === null) return undefined
  return href.league({ slug, sport })
}
