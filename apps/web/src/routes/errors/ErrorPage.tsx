import { buttonClass, Icon, type IconName } from '@touchline/ui'
import { useText } from '#shared/i18n'
import { Link, useHref } from '#shared/router'
import css from './ErrorPage.module.css'

export type ErrorKind = '404' | '410' | '500' | 'locked' | 'blocked'
/** Where what is gone was found: the next best page. */
export type WayOn = { readonly href: string; readonly name: string }

const IMAGES: Readonly<Record<ErrorKind, IconName>> = {
  '404': 'search',
  '410': 'clock',
  '500': 'alert',
  locked: 'lock',
  blocked: 'globe',
}

/** An image, a text and the way home (spec sections 2.6 and 8). */
export function ErrorPage({
  params: { kind, way },
}: {
  params: { kind: ErrorKind; way?: WayOn | undefined }
}) {
  const t = useText()
  const href = useHref()
  return (
    <div className={css.page}>
      <Icon name={IMAGES[kind]} size={56} className={css.image} />
      <h1 tabIndex={-1}>{t(`error-page.${kind}.text`) || t('error-page.500.text')}</h1>
      {way && <Link href={way.href}>{t('error-page.on', { name: way.name })}</Link>}
      <Link href={href.home()} className={buttonClass({ fit: 'content' })}>
        {t('error-page.home')}
      </Link>
    </div>
  )
}
