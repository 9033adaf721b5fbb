import type { ComponentPropsWithRef } from 'react'
import { joinClasses } from '#classes'
import css from './Chip.module.css'

/** A small choice that stays in when pressed: a filter, a suggested amount. */
export function Chip({ pressed, shape, className, ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-pressed={pressed}
      className={joinClasses(chipClass(shape), className)}
    />
  )
}

export interface ChipProps extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'aria-pressed'> {
  /** Leave out for a chip that acts and does not stay in. */
  pressed?: boolean | undefined
  shape?: ChipShape | undefined
}

/** `pill` is 36 px tall with a 44 px reach; `block` fills its column, 44 px tall. */
export type ChipShape = 'pill' | 'block'

/** The look of a chip, for a link; the current one carries `aria-current`. */
export function chipClass(shape: ChipShape = 'pill'): string {
  return joinClasses(css.chip, css[shape]) ?? ''
}
