// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { renderInDom } from '#shared/testing'
import { createPageFixture } from '#testing'
import { Page } from './Page.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

test('the entry of a host page’s frame replaces itself by the home page', async () => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  const { frame } = createPageFixture()
  await renderInDom(frame(<Page />))
  expect(replace.mock.calls).toEqual([['/sports']])
})
