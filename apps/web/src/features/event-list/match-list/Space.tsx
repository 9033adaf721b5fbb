import { useLayoutEffect, useRef } from 'react'
import css from './MatchList.module.css'

/** Empty space in place of rows that are not drawn; a `div` also has the height of a league's head. */
export function Space({ as: Element, rows }: SpaceProps) {
  const room = useRef<HTMLDivElement & HTMLLIElement>(null)
  // By script, because the content security policy forbids styles in HTML. Before hydration nothing is below the space.
  useLayoutEffect(() => {
    room.current?.style.setProperty('--rows', String(rows))
  }, [rows])
  return <Element ref={room} className={css.space} role="presentation" aria-hidden="true" />
}
export interface SpaceProps {
  as: 'div' | 'li'
  rows: number
}
