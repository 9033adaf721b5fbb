// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { renderInDom, settle } from '#shared/testing'
import { createI18n } from './createI18n.ts'
import { I18nProvider, LateTexts, useText } from './I18nProvider.tsx'

test('texts that arrive late are drawn where they were missing, and nothing else is drawn again', async () => {
  const i18n = createI18n({ locale: 'en', direction: 'ltr', timeZone: 'UTC', messages: { first: 'First' } })
  const onFirst = vi.fn()
  const onLate = vi.fn()
  const draws = () => [onFirst.mock.calls.length, onLate.mock.calls.length]
  function First() {
    onFirst()
    return useText()('first')
  }
  function Late() {
    onLate()
    return useText()('late')
  }
  const parts = (
    <>
      <First />
      <LateTexts>
        <i>
          <Late />
        </i>
      </LateTexts>
    </>
  )
  const { container, unmount } = await renderInDom(<I18nProvider i18n={i18n}>{parts}</I18nProvider>)
  expect([container.textContent, ...draws()]).toEqual(['First', 1, 1])
  await settle(() => i18n.add({ late: 'Late' }))
  expect([container.textContent, ...draws()]).toEqual(['FirstLate', 1, 2])
  await unmount()
  i18n.add({ later: 'Later' })
  expect(draws()).toEqual([1, 2])
})
