import { useText } from '#shared/i18n'
import css from './EmptyList.module.css'

/** A list with nothing in it says so, and what to do. */
export function EmptyList({ kind }: { kind: 'live' | 'upcoming' }) {
  const t = useText()
  return (
    <p className={css.empty}>
      <b>{t(`list.empty-${kind}.title`)}</b> {t(`list.empty-${kind}.text`)}
    </p>
  )
}
