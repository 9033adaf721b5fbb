import { PageHead } from '#features/event-list'
import { useText } from '#shared/i18n'

export function Page() {
  const t = useText()
  return (
    <>
      <PageHead title={t('page.promotions.title')} />
      <p>{t('page.promotions.description')}</p>
    </>
  )
}
