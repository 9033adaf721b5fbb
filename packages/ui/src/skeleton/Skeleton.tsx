import { joinClasses } from '#classes'
import css from './Skeleton.module.css'

/**
 * A static bar that reserves space while something loads. It appears after 200 ms, so that a fast answer causes no
 * flash, and is not animated. Size it by a class; its owner announces the loading state (`aria-busy`).
 */
export function Skeleton({ className }: SkeletonProps) {
  return <span className={joinClasses(css.bar, className)} aria-hidden="true" />
}

export interface SkeletonProps {
  /** Sets `inline-size` and `block-size`; without it the bar is 8 px tall and as wide as its container. */
  className?: string | undefined
}
