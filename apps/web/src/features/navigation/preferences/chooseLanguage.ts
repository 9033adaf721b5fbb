import type { Session } from '#core/session'
import type { Alerts } from '#shared/alerts'
import type { Text } from '#shared/i18n'
import type { StoredTexts } from '#shared/storage'

/**
 * Key of the chosen language, in local storage (spec section 9) and as a cookie, which the server reads on the next
 * visit.
 */
const KEY = 'locale'
const YEAR_SECONDS = 31_536_000

export interface LanguageOptions {
  readonly session: Pick<Session, 'getState' | 'subscribe' | 'client'>
  /** Local storage. */
  readonly storage: Pick<StoredTexts, 'write'>
  readonly alerts: Pick<Alerts, 'push'>
  readonly t: Text
  readonly document: { cookie: string; readonly location: Pick<Location, 'protocol' | 'assign'> }
}

/**
 * Opens the page in another language (spec section 5, locale switch). A player's language is saved by the server first;
 * if that fails, nothing changes, and an alert reports it.
 */
export async function chooseLanguage(
  locale: string,
  href: string,
  { session, storage, document, alerts, t }: LanguageOptions,
): Promise<void> {
  await whoIsHere(session)
  if (session.getState().status === 'LOGGED_IN') {
    const answer = await session.client('updateLocale', { body: { locale } })
    if (!answer.ok) {
      const title = t('preferences.language-kept.title')
      alerts.push({ key: 'language', tone: 'bad', title, text: t('preferences.language-kept.text') })
      return
    }
  }
  storage.write(KEY, locale)
  const secure = document.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${KEY}=${locale}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`
  document.location.assign(href)
}

/** Waits until the session is known. */
async function whoIsHere({ getState, subscribe }: LanguageOptions['session']): Promise<void> {
  if (getState().status !== 'PENDING') return
  const { promise, resolve } = Promise.withResolvers<void>()
  const stop = subscribe(({ status }) => status !== 'PENDING' && resolve())
  await promise
  stop()
}
