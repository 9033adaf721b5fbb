import { AS_SENT, useLate } from '#shared/hydration'
import { useText } from '#shared/i18n'
import css from './Footer.module.css'
import { loadFooter } from './lateParts.ts'
import type { Site } from './places.ts'

/** The end of every page: who may bet, help, rules and responsible play. Works before the scripts are here. */
export function Footer({ site }: { site: Site }) {
  const t = useText()
  const draw = useLate(loadFooter)
  return (
    <footer
      className={css.footer}
      aria-label={t('footer.label')}
      {...(draw ? { children: draw({ site }) } : AS_SENT)}
    />
  )
}
