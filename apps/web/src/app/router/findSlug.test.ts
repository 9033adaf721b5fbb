import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { RefusedError } from '#shared/query'
import { findSlug } from './findSlug.ts'
import type { LoadContext } from '#pages/shared'

/** A catalogue that answers every look-up the same way. */
function aContext(answer: object | number) {
  const requests: string[] = []
  const context: LoadContext = {
    queryClient: new QueryClient(),
    read: ({ queryKey }) => {
      requests.push(String(queryKey[0]))
      return typeof answer === 'number'
        ? Promise.reject(new RefusedError('getAddress', { status: answer }))
        : Promise.resolve(answer as never)
    },
  }
  return { context, requests }
}

test('[2.1] one look-up tells what a slug names', async () => {
  const found = { kind: 'league', slug: 'x', isGone: false }
  const { context, requests } = aContext(found)
  expect(await findSlug(context, 'soccer', 'x')).toBe(found)
  expect(requests).toEqual(['getAddress'])
})

test.each([404, 400])('a slug that is answered %i names nothing', async status => {
  expect(await findSlug(aContext(status).context, 'soccer', 'x')).toBeUndefined()
})

test('what a list has shown needs no look-up', async () => {
  const { context, requests } = aContext(404)
  const match = { slug: 'a-b', sport: { key: 'soccer' } }
  context.queryClient.setQueryData(['getMatches', {}], { matches: [match] })
  expect(await findSlug(context, 'soccer', 'a-b')).toMatchObject({ kind: 'match', slug: 'a-b' })
  expect(requests).toEqual([])
})

test('a server that fails is a failure, not a missing page', async () => {
  await expect(findSlug(aContext(503).context, 'soccer', 'x')).rejects.toThrow('503')
})
