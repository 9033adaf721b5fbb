import type { ComponentPropsWithRef } from 'react'
import { joinClasses } from '#classes'
import { Icon } from '#icons'
import type { IconName } from '#icons'
import css from './IconButton.module.css'

/** A 44 px square with an icon; its text is in the label. */
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
  /** The action, as text. */
  label: string
  /** CSS pixels; default 20. */
  iconSize?: number
  /** For a toggle button, such as a favourite: whether it is pressed. Omit it otherwise. */
  pressed?: boolean | undefined
}
