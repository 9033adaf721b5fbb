import type { ReactNode } from 'react'
import css from './RunnerNumber.module.css'

/** The number or the place before the name of who is in an event. */
export function RunnerNumber({ children }: { children: ReactNode }) {
  return <span className={css.number}>{children}</span>
}
