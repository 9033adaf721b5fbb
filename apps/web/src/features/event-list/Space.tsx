import { useLayoutEffect, useRef } from 'react'
import css from './MatchList.module.css'

/** Room of rows that are not drawn, and of the heads of their leagues. */
export function Space({ as: Element, rows, heads }: SpaceProps) {
  const room = useRef<HTMLDivElement & HTMLLIElement>(null)
  // By script: the page's security policy takes no style from HTML. Nothing stands below the room of a page that is not alive yet.
  useLayoutEffect(() => {
    room.current?.style.setProperty('--rows', String(rows))
    room.current?.style.setProperty('--heads', String(heads))
  }, [rows, heads])
  return <Element ref={room} className={css.space} role="presentation" aria-hidden="true" />
}
export interface SpaceProps {
  as: 'div' | 'li'
  rows: number
  heads: number
}
