import { joinClasses } from '#classes'
import css from './Icon.module.css'
import type { IconName } from './names.ts'
import { useSprite } from './Sprite.tsx'

/**
 * One picture of the sprite. Decoration: the words stand beside it, or in the label of the button around it.
 * It takes the colour of the text; pictures that point along the line of reading turn round in right-to-left pages.
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
  /** Width and height in CSS pixels; 20 unless told. */
  size?: number
  className?: string | undefined
}

const SOLID: ReadonlySet<IconName> = new Set(['triangle-up', 'triangle-down'])

// Chevrons turn; arrows up and down, ticks, clocks and play do not.
const POINTING: ReadonlySet<IconName> = new Set(['chevron-next', 'chevron-back', 'chevrons-next', 'sign-out'])
