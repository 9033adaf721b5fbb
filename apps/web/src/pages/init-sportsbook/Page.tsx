import { useEffect } from 'react'
import { TextPage } from '#pages/shared'
import { useText } from '#shared/i18n'
import { useHref } from '#core/addresses'
import { Link } from '#shared/navigation'

/**
 * The entry of a host page's frame. It replaces itself with the home page in the history, so that Back never returns
 * here.
 */
export function Page() {
  const t = useText()
  const home = useHref().home()
  useEffect(() => window.location.replace(home), [home])
  return (
    <TextPage title={t('page.init-sportsbook.title')}>
      <p>{t('page.init-sportsbook.description')}</p>
      <Link href={home}>{t('error-page.home')}</Link>
    </TextPage>
  )
}
