import { buttonClass, Icon } from '@touchline/ui'
import { useText } from '#shared/i18n'
import { Link, useHref } from '#shared/router'
import css from './ErrorPage.module.css'

export type ErrorKind = '404' | '500' | 'locked' | 'blocked'

/** An image, a text and the way home (spec sections 2.6 and 8). */
export function ErrorPage({ params }: { params: { kind: ErrorKind } }) {
  const t = useText()
  const href = useHref()
  return (
    <div className={css.page}>
      <Icon name={params.kind === '404' ? 'search' : 'alert'} size={56} className={css.image} />
      <h1 tabIndex={-1}>{t(`error-page.${params.kind}.text`)}</h1>
      <Link href={href.home()} className={buttonClass({ fit: 'content' })}>
        {t('error-page.home')}
      </Link>
    </div>
  )
}
