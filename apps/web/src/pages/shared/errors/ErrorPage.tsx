import { buttonClass } from '@touchline/ui'
import { lazy } from 'react'
import { ClientOnly } from '#shared/lazy'
import { useText, type Text } from '#shared/i18n'
import { useHref } from '#core/addresses'
import { Link } from '#shared/navigation'
import css from './ErrorPage.module.css'

// Lazy, because few visits see an error.
const Illustration = lazy(async () => ({ default: (await import('#pieces/picture')).Picture }))

export type ErrorKind = '404' | '410' | '500' | 'locked' | 'blocked'
/** A link to the next best page after one that is gone. */
export type WayOn = { readonly href: string; readonly name: string }

/** The texts of an error page; until they are loaded, the general one that every page has. */
export function errorText(t: Text, kind: ErrorKind, countryName: string | undefined): string {
  const text =
    kind === 'blocked'
      ? countryName === undefined
        ? t('error-page.blocked.text-unnamed')
        : t('error-page.blocked.text', { countryName })
      : t(`error-page.${kind}.text`)
  return text || t('error-page.500.text')
}

/** An image, a text and a link home (spec sections 2.6 and 8). */
export function ErrorPage({ params: { kind, way, countryName } }: { params: ErrorParams }) {
  const t = useText()
  const href = useHref()
  return (
    <div className={css.page}>
      <ClientOnly fallback={<span className={css.image} />}>
        <Illustration name={`errors/${kind}`} className={css.image} />
      </ClientOnly>
      <h1 tabIndex={-1}>{errorText(t, kind, countryName)}</h1>
      {way && <Link href={way.href}>{t('error-page.on', { name: way.name })}</Link>}
      <Link href={href.home()} className={buttonClass({ fit: 'content' })}>
        {t('error-page.home')}
      </Link>
    </div>
  )
}
export interface ErrorParams {
  kind: ErrorKind
  /** A link onwards from a page that is gone. */
  way?: WayOn | undefined
  /** Of the visitor, where it is known. */
  countryName?: string | undefined
}
