// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createI18n, I18nProvider } from '#shared/i18n'
import { renderInDom, settle } from '#shared/testing'
import { AlertsProvider } from './AlertsProvider.tsx'
import { createAlerts } from './createAlerts.ts'

test('an alert that was pushed before the queue is loaded is shown once it is', async () => {
  const i18n = createI18n({ locale: 'en', direction: 'ltr', timeZone: 'UTC', messages: {} })
  const alerts = createAlerts()
  alerts.push({ key: 'a', tone: 'bad', title: 'Not saved' })
  const { container } = await renderInDom(
    <I18nProvider i18n={i18n}>
      <AlertsProvider alerts={alerts}>
        <p>page</p>
      </AlertsProvider>
    </I18nProvider>,
  )
  await settle(() => import('./region.ts'))
  expect(container.querySelector('[aria-live] strong')?.textContent).toBe('Not saved')
  await settle(() => container.querySelector('button')!.click())
  expect(container.querySelector('[aria-live] strong')).toBeNull()
})
