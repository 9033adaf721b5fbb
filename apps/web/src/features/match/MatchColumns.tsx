import type { ReactNode } from 'react'
import css from './MatchColumns.module.css'

/** The markets, and beside them what else there is to see; above them where there is no room. Its place is kept while its code comes. */
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
