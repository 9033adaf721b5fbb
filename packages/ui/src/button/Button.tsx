import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { joinClasses } from '#classes'
import { buttonClass } from './buttonClass.ts'
import type { ButtonLook } from './buttonClass.ts'

/**
 * A button with words. Use `aria-disabled` rather than `disabled` for one that waits for something: it keeps its
 * place in the tab order, its words name what is missing, and its presses are swallowed here.
 */
export function Button({ variant, size, fit, className, type = 'button', onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- always one of the three; `button` unless told
      type={type}
      className={joinClasses(buttonClass({ variant, size, fit }), className)}
      onClick={isOff(rest['aria-disabled']) ? ignoreClick : onClick}
    />
  )
}

export interface ButtonProps extends ComponentPropsWithRef<'button'>, ButtonLook {}

/** A link that looks like a button: for going somewhere, never for doing something. */
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

// A submit button would otherwise still send its form.
function ignoreClick(event: MouseEvent): void {
  event.preventDefault()
}
