import { useSuspenseQuery } from '@tanstack/react-query'
import { systemQuery } from '#core/catalogue'
import { TextPage, TextSection } from '#pages/shared'
import { useText } from '#shared/i18n'
import { useHref } from '#core/addresses'
import { Link } from '#shared/navigation'

/** Who runs the site and how to reach them, from its configuration; without an operator the page states that. */
export function Page() {
  const t = useText()
  const href = useHref()
  const { data } = useSuspenseQuery(systemQuery())
  const { operator } = data
  return (
    <TextPage title={t('page.about.title')}>
      <p>{t('about.intro', { site: data.site_name })}</p>
      <p>
        <Link href={href.fixed('general-rules')}>{t('about.rules')}</Link>
      </p>
      <p>
        <Link href={href.receiptVerify()}>{t('about.verify')}</Link>
      </p>
      {!operator && <p>{t('about.no-operator')}</p>}
      {operator && <TextSection title={t('about.operator')}>{operator.name}</TextSection>}
      {operator?.licence && <TextSection title={t('about.licence')}>{operator.licence}</TextSection>}
      {operator?.address && <TextSection title={t('about.address')}>{operator.address}</TextSection>}
      {operator?.email && (
        <TextSection title={t('about.email')}>
          <Link href={`mailto:${operator.email}`} dir="ltr">
            {operator.email}
          </Link>
        </TextSection>
      )}
      {operator?.phone && (
        <TextSection title={t('about.phone')}>
          <Link href={`tel:${operator.phone.replaceAll(/[^+\d]/g, '')}`} dir="ltr">
            {operator.phone}
          </Link>
        </TextSection>
      )}
    </TextPage>
  )
}
