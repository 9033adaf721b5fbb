import { useLazyChildren } from '#shared/lazy'
import { useText } from '#shared/i18n'
import { usePath } from '#shared/navigation'
import { loadRail } from '../lazyParts.ts'
import type { SportRailProps } from '../places.ts'
import css from './SportRail.module.css'

/** The row of sports under the header on phones. */
export function SportRail(props: SportRailProps) {
  const t = useText()
  const children = useLazyChildren(loadRail, { ...props, path: usePath() })
  return <nav className={css.rail} aria-label={t('nav.sports')} {...children} />
}
