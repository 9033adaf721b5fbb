import { useLayoutEffect, useRef } from 'react'
import css from './MatchList.module.css'

/** Room of rows that are not drawn: a `div` is a league's, with that of its head. */
export function Space({ as: Element, rows }: SpaceProps) {
  const room = useRef<HTMLDivElement & HTMLLIElement>(null)
  // By script: the page's security policy takes no style from HTML. Nothing stands below the room of a page that is not alive yet.
  useLayoutEffect(() => {
    room.current?.style.setProperty('--rows', String(rows))
  }, [rows])
  return <Element ref={room} className={css.space} role="presentation" aria-hidden="true" />
}
export interface SpaceProps {
  as: 'div' | 'li'
  rows: number
}
