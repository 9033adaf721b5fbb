import { PageHead } from '#features/event-list'
import { useText } from '#shared/i18n'

export function Page() {
  const t = useText()
  return (
    <>
      <PageHead title={t('page.e-sports.title')} />
      <p>{t('page.e-sports.description')}</p>
    </>
  )
}
