import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { CallName, ApiClient, NotificationWire } from '@touchline/contract'
import { NOTIFICATION_TYPES } from '@touchline/domain/notifications'
import { createLive, LiveProvider } from '#core/live'
import { createSession, noTabs, SessionProvider } from '#core/session'
import { createSettingsStore } from '#core/settings'
import { AlertsProvider, createAlerts } from '#shared/alerts'
import { textsIn, type Catalogue } from '#shared/catalogues'
import { TestPage, type TestLocale } from '#core/addresses/testing'

const CATALOGUES = import.meta.glob<Catalogue>('../../../messages/notifications/{en,de,ar}.json', {
  eager: true,
  import: 'default',
})

/** One notification of each kind, the first two unread. */
export const ONE_OF_EACH: readonly NotificationWire[] = NOTIFICATION_TYPES.map((type, i) => ({
  id: `n-${i}`,
  type,
  object_type: 'bet',
  object_id: `b-${i}`,
  created_at: 1_795_000_000_000 - i * 3_600_000,
  title:
    ['Your bet won', 'Your stake is back', 'Cashed out', 'Result corrected', 'Bet not accepted'][i] ?? '',
  caption: 'Single, Calder City – Ashford Rangers',
  body: ['Bet 7F3K-2209 paid €92.00.', 'Bet 7F3K-2210 was void.', 'Bet 7F3K-2211 paid €12.50.'][i] ?? '',
  read: i > 1,
}))

/**
 * The header corner of a signed-in player whose server answers with these notifications; without any it never
 * answers.
 */
export function createNotificationsFixture(
  locale: TestLocale,
  shown?: readonly NotificationWire[] | 'failing',
) {
  const client = ((name: CallName) => {
    if (shown === undefined) return new Promise(() => {})
    if (shown === 'failing') return Promise.resolve({ ok: false, error: { kind: 'refused', status: 400 } })
    const data =
      name === 'getNotifications' ? shown : { unread: shown.filter(({ read }) => !read).length, v: 1 }
    const pagination = { total: shown.length, page: 1, limit: 20, last_page: 1 }
    return Promise.resolve({ ok: true, value: { data, pagination } })
  }) as unknown as ApiClient
  const live = createLive({ now: () => 0, schedule: flush => flush() })
  const settings = createSettingsStore({ oddsType: 'european' })
  const session = createSession({ client, live, tabs: noTabs, settings })
  session.setState({
    status: 'LOGGED_IN',
    player: { id: '7' as never, displayName: 'Ada', email: undefined, currency: 'EUR', groups: [] },
  })
  const messages = textsIn(locale, CATALOGUES)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  if (Array.isArray(shown)) {
    const pagination = { total: shown.length, page: 1, limit: 20, last_page: 1 }
    queries.setQueryData(['notifications', '7'], { pages: [{ data: shown, pagination }], pageParams: [1] })
  }
  const frame = (children: ReactNode) => (
    <QueryClientProvider client={queries}>
      <TestPage locale={locale} messages={messages}>
        <LiveProvider live={live}>
          <SessionProvider session={session}>
            <AlertsProvider alerts={createAlerts()}>{children}</AlertsProvider>
          </SessionProvider>
        </LiveProvider>
      </TestPage>
    </QueryClientProvider>
  )
  const draw = (children: ReactNode): string => {
    // React renders markup from a store's initial state, as hydration needs it; here the current one is wanted.
    Object.assign(session, { getInitialState: session.getState })
    return renderToStaticMarkup(frame(children))
  }
  return {
    frame,
    draw,
    /** The words a reader sees, without tags. */
    words: (children: ReactNode): string =>
      draw(children)
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' '),
  }
}
