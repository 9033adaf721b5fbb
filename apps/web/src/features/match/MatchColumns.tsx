import type { ReactNode } from 'react'
import css from './MatchColumns.module.css'

/** The markets, and beside them what else there is to see; above them where there is no room. */
export function MatchColumns({ beside, children }: { beside: ReactNode; children: ReactNode }) {
  return (
    <div className={css.columns}>
      <div className={css.beside}>{beside}</div>
      <div className={css.main}>{children}</div>
    </div>
  )
}
