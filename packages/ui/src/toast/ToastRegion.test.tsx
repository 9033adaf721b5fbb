import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createToastStore } from './createToastStore.ts'
import { ToastRegion } from './ToastRegion.tsx'

test('[TOAST] the server draws the live region, empty, so that the first toast is read', () => {
  const store = createToastStore({ now: () => 0, after: () => () => {} })
  store.push({ tone: 'good', title: 'Saved' })
  const markup = renderToStaticMarkup(<ToastRegion store={store} label="Messages" closeLabel="Close" />)
  expect(markup).toContain('aria-label="Messages" aria-live="polite"')
  expect(markup).not.toContain('Saved')
})
