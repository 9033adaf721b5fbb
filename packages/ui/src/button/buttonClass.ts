import { joinClasses } from '#classes'
import css from './Button.module.css'

/** The style of a button, for other elements: a router's link, a label around a file field. */
export function buttonClass({ variant = 'solid', size = 'large', fit = 'fill' }: ButtonLook = {}): string {
  return joinClasses(css.button, css[variant], css[size], css[fit]) ?? ''
}

export interface ButtonLook {
  /**
   * `solid` has the brand fill, one per region; `quiet` a plain fill; `outline` a border; `text` is underlined text.
   */
  variant?: 'solid' | 'quiet' | 'outline' | 'text' | undefined
  /** `large` is 52 px tall, `medium` 44 px, the minimum touch target. */
  size?: 'large' | 'medium' | undefined
  /** `fill` uses the available width, `content` that of its text. */
  fit?: 'fill' | 'content' | undefined
}
