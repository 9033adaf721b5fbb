import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { localeOf } from './localeOf.ts'

test('the language of a request is read from its header once, however often it is requested', () => {
  let reads = 0
  const headers = {
    get 'accept-language'() {
      reads++
      return 'fr, ar;q=0.5'
    },
  }
  const request = { headers, query: {} } as FastifyRequest
  expect([localeOf(request, ['en', 'ar']), localeOf(request, ['en', 'ar'])]).toEqual(['ar', 'ar'])
  expect(reads).toBe(1)
})
