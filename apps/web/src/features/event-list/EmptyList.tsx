import { Notice } from '@touchline/ui'
import { useText } from '#shared/i18n'
import css from './EmptyList.module.css'

/** A list with nothing in it says so, and what to do. */
export function EmptyList({ kind }: { kind: 'live' | 'upcoming' }) {
  const t = useText()
  return (
    <div className={css.empty}>
      <Notice title={t(`list.empty-${kind}.title`)}>{t(`list.empty-${kind}.text`)}</Notice>
    </div>
  )
}
