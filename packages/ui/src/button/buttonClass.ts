import { joinClasses } from '#classes'
import css from './Button.module.css'

/** The look of a button, for what must be another element: a router's link, a label around a file field. */
export function buttonClass({ variant = 'solid', size = 'large', fit = 'fill' }: ButtonLook = {}): string {
  return joinClasses(css.button, css[variant], css[size], css[fit]) ?? ''
}

export interface ButtonLook {
  /** `solid` is the brand fill, one for each region; `quiet` a plain fill; `outline` an edge; `text` underlined words. */
  variant?: 'solid' | 'quiet' | 'outline' | 'text' | undefined
  /** `large` is 52 px tall, `medium` 44 px, the least a finger can press. */
  size?: 'large' | 'medium' | undefined
  /** `fill` takes the width it is given, `content` that of its words. */
  fit?: 'fill' | 'content' | undefined
}
