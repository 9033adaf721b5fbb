import type { FavouriteType } from '@touchline/domain/favourites'
import { IconButton } from '@touchline/ui'
import { useText } from '#shared/i18n'
import css from './FavouriteStar.module.css'

/**
 * Marks something as a favourite. It is rendered the same for every visitor, so that rows are shared; its state and
 * presses come with the player (`attachStars`).
 */
export function FavouriteStar({ type, id, name, size = 20, className }: FavouriteStarProps) {
  const t = useText()
  return (
    <IconButton
      className={className === undefined ? css.star : `${css.star} ${className}`}
      icon="star"
      iconSize={size}
      label={t('favourites.star', { name })}
      pressed={false}
      data-favourite={type}
      data-id={id}
    />
  )
}
export interface FavouriteStarProps {
  type: FavouriteType
  id: string
  /** What is marked, for screen readers. */
  name: string
  /** Size of the icon in CSS pixels; the button is always 44. */
  size?: number
  className?: string | undefined
}
