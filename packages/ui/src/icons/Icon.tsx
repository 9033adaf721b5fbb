import { joinClasses } from '#classes'
import css from './Icon.module.css'
import type { IconName } from './names.ts'
import { useSprite } from './Sprite.tsx'

/**
 * One icon of the sprite. Decorative: the text is next to it, or in the label of its button. It has the colour of the
 * text; directional icons are mirrored on right-to-left pages.
 */
export function Icon({ name, size = 20, className }: IconProps) {
  const sprite = useSprite()
  return (
    <svg
      className={joinClasses(
        css.icon,
        SOLID.has(name) && css.solid,
        POINTING.has(name) && css.pointing,
        className,
      )}
      width={size}
      height={size}
      aria-hidden="true"
    >
      <use href={`${sprite}#i-${name}`} />
    </svg>
  )
}

export interface IconProps {
  name: IconName
  /** Width and height in CSS pixels; default 20. */
  size?: number
  className?: string | undefined
}

const SOLID: ReadonlySet<IconName> = new Set(['triangle-up', 'triangle-down'])

// Chevrons are mirrored; arrows up and down, ticks, clocks and play are not.
const POINTING: ReadonlySet<IconName> = new Set(['chevron-next', 'chevron-back', 'chevrons-next', 'sign-out'])
