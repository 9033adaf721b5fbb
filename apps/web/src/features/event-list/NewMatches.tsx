import { useText } from '#shared/i18n'
import type { SteadyMatches } from './useSteadyMatches.ts'
import css from './NewMatches.module.css'

/** The line behind which new matches wait. */
export function NewMatches({ list }: { list: SteadyMatches }) {
  const t = useText()
  if (list.waiting === 0) return null
  return (
    <button type="button" className={css.line} onClick={list.showAll}>
      {t('list.new-matches', { count: list.waiting })}
    </button>
  )
}
