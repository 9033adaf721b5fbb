import type { ComponentPropsWithRef } from 'react'
import { joinClasses } from '#classes'
import { Icon } from '#icons'
import type { IconName } from '#icons'
import css from './IconButton.module.css'

/** A 44 px square with one picture; its words are in the label. */
export function IconButton({ icon, label, iconSize, pressed, className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={joinClasses(css.button, className)}
      aria-label={label}
      aria-pressed={pressed}
    >
      <Icon name={icon} {...(iconSize && { size: iconSize })} />
    </button>
  )
}

export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'type' | 'aria-label' | 'aria-pressed'
> {
  icon: IconName
  /** What pressing does, in words. */
  label: string
  /** CSS pixels; 20 unless told. */
  iconSize?: number
  /** For a button that stays in, such as a favourite: whether it is in. Leave out where it does not. */
  pressed?: boolean | undefined
}
