import { PageHead } from '#features/event-list'
import { useText } from '#shared/i18n'

export function Page() {
  const t = useText()
  return (
    <>
      <PageHead title={t('page.horse-racing.title')} />
      <p>{t('page.horse-racing.description')}</p>
    </>
  )
}
