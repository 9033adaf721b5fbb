import { useText } from '#shared/i18n'
import css from './EmptyList.module.css'

/** The text in place of an empty list, and what to do next. */
export function EmptyList({ kind }: { kind: 'live' | 'upcoming' }) {
  const t = useText()
  return (
    <p className={css.empty}>
      <b>{t(`list.empty-${kind}.title`)}</b> {t(`list.empty-${kind}.text`)}
    </p>
  )
}
