import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { joinClasses } from '#classes'
import { buttonClass } from './buttonClass.ts'
import type { ButtonLook } from './buttonClass.ts'

/**
 * A button with text. Use `aria-disabled` instead of `disabled` if it waits for something: it stays in the tab order,
 * its text names what is missing, and presses are ignored here.
 */
export function Button({ variant, size, fit, className, type = 'button', onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- always one of the three; `button` by default
      type={type}
      className={joinClasses(buttonClass({ variant, size, fit }), className)}
      onClick={isOff(rest['aria-disabled']) ? ignoreClick : onClick}
    />
  )
}

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {}

/** A link that looks like a button: for navigation, never for actions. */
export function LinkButton({ variant, size, fit, className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={joinClasses(buttonClass({ variant, size, fit }), className)}>
      {children}
    </a>
  )
}

export interface LinkButtonProps extends ComponentPropsWithRef<'a'>, ButtonLook {
  href: string
}

function isOff(ariaDisabled: ButtonProps['aria-disabled']): boolean {
  return ariaDisabled === true || ariaDisabled === 'true'
}

// Otherwise a submit button would still submit its form.
function ignoreClick(event: MouseEvent): void {
  event.preventDefault()
}
