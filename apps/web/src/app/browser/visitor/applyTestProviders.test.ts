import { expect, test } from 'vitest'
import { applyTestProviders, TEST_PROVIDERS_KEY } from './applyTestProviders.ts'

function cookiesFor(stored: string | undefined): string[] {
  const cookies: string[] = []
  applyTestProviders({
    local: { read: key => (key === TEST_PROVIDERS_KEY ? stored : undefined) },
    setCookie: cookie => void cookies.push(cookie),
  })
  return cookies
}

test('a tester’s choice of providers goes into the cookie that servers read', () => {
  expect(cookiesFor('cyber:oddin|regular:betradar')).toEqual([
    'test_custom_providers=regular:betradar|cyber:oddin; Path=/; Max-Age=86400; SameSite=Lax',
  ])
})

test.each([undefined, '', 'regular', 'regular:betradar|x'])('what is no choice (%s) is ignored', stored => {
  expect(cookiesFor(stored)).toEqual([])
})
