import type { ApiClient } from '@touchline/contract'
import type { OddsType } from '@touchline/domain/odds'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createLive } from '#core/live'
import { createSession, noTabs, SessionProvider } from '#core/session'
import { createSettingsStore, SettingsProvider } from '#core/settings'
import { textsIn, type Catalogue } from '#shared/catalogues'
import { TestPage } from '#core/addresses/testing'
import { OddsFormat } from './OddsFormat.tsx'

const CATALOGUES = import.meta.glob<Catalogue>('../../../messages/navigation/en.json', {
  eager: true,
  import: 'default',
})

/** The choice as a visitor of a site that offers these formats has it. */
function draw(oddsTypes: readonly OddsType[]): string {
  const client = (() => Promise.resolve({ ok: false, error: { kind: 'offline' } })) as unknown as ApiClient
  const live = createLive({ now: () => 0, schedule: flush => flush() })
  const settings = createSettingsStore({ oddsType: 'european' })
  const session = createSession({ client, live, tabs: noTabs, settings })
  session.setState({ betting: { ...session.getState().betting, oddsTypes } })
  Object.assign(session, { getInitialState: session.getState })
  const messages = textsIn('en', CATALOGUES)
  return renderToStaticMarkup(
    <TestPage messages={messages}>
      <SettingsProvider store={settings}>
        <SessionProvider session={session}>
          <OddsFormat />
        </SessionProvider>
      </SettingsProvider>
    </TestPage>,
  )
}

test('only the odds formats that the site offers are to choose from, and of one there is no choice', () => {
  expect(draw(['european', 'american'])).toContain('American')
  expect(draw(['european', 'american'])).not.toContain('Fractional')
  expect(draw(['european'])).toBe('')
})
