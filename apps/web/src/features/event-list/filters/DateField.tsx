import { chipClass } from '@touchline/ui'
import { useRef, type SubmitEvent } from 'react'
import { useText } from '#shared/i18n'
import type { ListState } from '#core/addresses'
import { Link, usePath } from '#shared/navigation'
import { useListLink } from '../list-address/useListLink.ts'
import css from './DateField.module.css'

/** Any day by its date. A plain form that works before hydration; afterwards it navigates without a reload. */
export function DateField({ list }: { list: ListState }) {
  const t = useText()
  const path = usePath()
  const link = useListLink(list)
  const way = useRef<HTMLAnchorElement>(null)
  const { date, page: _page, ...others } = list
  const show = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).get('date')
    if (!way.current) return
    way.current.href = link({ date: typeof chosen === 'string' && chosen !== '' ? chosen : undefined })
    way.current.click()
  }
  return (
    <form className={css.field} action={path} onSubmit={show}>
      <label>
        {t('lists.date')} <input key={date} type="date" name="date" defaultValue={date} required />
      </label>
      {Object.entries(others).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={String(value)} />
      ))}
      <button type="submit" className={chipClass()}>
        {t('lists.show')}
      </button>
      <Link ref={way} href={path} hidden tabIndex={-1} />
    </form>
  )
}
