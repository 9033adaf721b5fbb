import { useState, type ReactNode } from 'react'
import { createI18n, I18nProvider, type Messages } from '#shared/i18n'
import { fixedLocation } from '#shared/navigation'
import { createHref } from '../createHref.ts'
import { RoutingProvider } from '../RoutingProvider.tsx'

const LOCALES = ['en', 'de', 'ar'] as const
export type TestLocale = (typeof LOCALES)[number]

/** Each key as its own text. */
const KEYS: Messages = new Proxy({}, { get: (_, key) => key })

/**
 * What every component under test finds on its page: texts and formats of a language, and addresses. It is on
 * `/sports`.
 */
export function TestPage({ locale = 'en', messages = KEYS, children }: TestPageProps) {
  const [i18n] = useState(() =>
    createI18n({
      locale,
      direction: locale === 'ar' ? 'rtl' : 'ltr',
      timeZone: 'UTC',
      messages,
    }),
  )
  const [href] = useState(() => createHref(locale, { locales: LOCALES }))
  return (
    <I18nProvider i18n={i18n}>
      <RoutingProvider href={href} locales={LOCALES} shown={fixedLocation('/sports')}>
        {children}
      </RoutingProvider>
    </I18nProvider>
  )
}
export interface TestPageProps {
  /** English where it is not given. */
  locale?: string
  /** Without any, components show the keys of their texts. */
  messages?: Messages
  children: ReactNode
}
