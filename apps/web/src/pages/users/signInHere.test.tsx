// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { renderInDom, settle } from '#shared/testing'
import { createPageFixture } from '#testing'
import { SignInHere } from './SignInHere.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

test('the page of the sign-in opens its dialog once the visitor is known, and is left once they are signed in', async () => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  const { frame, session } = createPageFixture()
  session.setState({ status: 'UNKNOWN' })
  await renderInDom(frame(<SignInHere />))
  const isAsked = () => session.getState().signInReason !== undefined
  expect(isAsked()).toBe(false)
  await settle(() => session.setState({ status: 'NOT_LOGGED_IN' }))
  expect(isAsked()).toBe(true)
  expect(replace).not.toHaveBeenCalled()
  await settle(() => session.setState({ status: 'LOGGED_IN' }))
  expect(replace.mock.calls).toEqual([['/sports']])
})
