import { PageHead } from '#features/event-list'
import { useText } from '#shared/i18n'

export function Page() {
  const t = useText()
  return (
    <>
      <PageHead title={t('page.init-sportsbook.title')} />
      <p>{t('page.init-sportsbook.description')}</p>
    </>
  )
}
