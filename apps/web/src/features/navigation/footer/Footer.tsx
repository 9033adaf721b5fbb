import { useLazyChildren } from '#shared/lazy'
import { useText } from '#shared/i18n'
import css from './Footer.module.css'
import { loadFooter } from '../lazyParts.ts'
import type { Site } from '../places.ts'

/** The footer of every page: who may bet, help, rules and responsible play. Works without scripts. */
export function Footer({ site }: { site: Site }) {
  const t = useText()
  const children = useLazyChildren(loadFooter, { site })
  return <footer className={css.footer} aria-label={t('footer.label')} {...children} />
}
