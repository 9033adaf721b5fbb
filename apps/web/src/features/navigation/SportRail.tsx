import { AS_SENT, useLate } from '#shared/hydration'
import { useText } from '#shared/i18n'
import { loadRail } from './lateParts.ts'
import type { SportRailProps } from './places.ts'
import css from './SportRail.module.css'

/** The row of sports under the header on phones. */
export function SportRail(props: SportRailProps) {
  const t = useText()
  const draw = useLate(loadRail)
  return (
    <nav
      className={css.rail}
      aria-label={t('nav.sports')}
      {...(draw ? { children: draw(props) } : AS_SENT)}
    />
  )
}
