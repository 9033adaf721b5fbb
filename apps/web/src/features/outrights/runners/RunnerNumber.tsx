import type { ReactNode } from 'react'
import css from './RunnerNumber.module.css'

/** The number or place before the name of a runner. */
export function RunnerNumber({ children }: { children: ReactNode }) {
  return <span className={css.number}>{children}</span>
}
