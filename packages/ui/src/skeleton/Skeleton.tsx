import { joinClasses } from '#classes'
import css from './Skeleton.module.css'

/**
 * A still bar that keeps a place while something loads. It appears after 200 ms, so that a quick answer flashes
 * nothing, and does not move. Size it by a class; whoever holds it says in words that it loads (`aria-busy`).
 */
export function Skeleton({ className }: SkeletonProps) {
  return <span className={joinClasses(css.bar, className)} aria-hidden="true" />
}

export interface SkeletonProps {
  /** Sets `inline-size` and `block-size`; without it a bar 8 px tall, as wide as its place. */
  className?: string | undefined
}
