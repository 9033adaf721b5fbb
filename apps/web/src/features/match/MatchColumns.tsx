import type { ReactNode } from 'react'
import css from './MatchColumns.module.css'

/**
 * The markets with a second column beside them, or above them on narrow screens. Its space is reserved until its code
 * is loaded.
 */
export function MatchColumns({ beside, children }: MatchColumnsProps) {
  if (!beside) return children
  return (
    <div className={css.columns}>
      <div className={css.beside}>{beside}</div>
      <div className={css.main}>{children}</div>
    </div>
  )
}
export interface MatchColumnsProps {
  /** Left out where there is nothing. */
  beside?: ReactNode
  children: ReactNode
}
