import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { RefusedError } from '#shared/query'
import { createKnownSlugs, findSlug } from './findSlug.ts'
import type { LoadContext } from './page.ts'

/** A catalogue in which these calls find something. */
function aContext(found: readonly string[]) {
  const asked: string[] = []
  const context: LoadContext = {
    queryClient: new QueryClient(),
    read: ({ queryKey }) => {
      const name = String(queryKey[0])
      asked.push(name)
      return found.includes(name)
        ? Promise.resolve({} as never)
        : Promise.reject(new RefusedError(name, { status: 404 }))
    },
  }
  return { context, asked }
}

test.each([
  ['getCategory', 'category'],
  ['getTournament', 'league'],
  ['getMatch', 'match'],
])('[2.1] a slug that %s finds is a %s', async (call, kind) => {
  const { context } = aContext([call])
  expect(await findSlug(context, 'soccer', 'x', createKnownSlugs())).toBe(kind)
})

test('a slug of nothing is not found', async () => {
  const { context } = aContext([])
  expect(await findSlug(context, 'soccer', 'x', createKnownSlugs())).toBeUndefined()
})

test('what was found once is not asked again', async () => {
  const { context, asked } = aContext(['getMatch'])
  const known = createKnownSlugs()
  await findSlug(context, 'soccer', 'x', known)
  asked.length = 0
  expect(await findSlug(context, 'soccer', 'x', known)).toBe('match')
  expect(asked).toEqual([])
})

test('what a list has shown needs no look-up', async () => {
  const { context, asked } = aContext([])
  const match = { slug: 'a-b', sport: { key: 'soccer' } }
  context.queryClient.setQueryData(['getMatches', {}], { matches: [match] })
  expect(await findSlug(context, 'soccer', 'a-b', createKnownSlugs())).toBe('match')
  expect(asked).toEqual([])
})

test('a server that fails is a failure, not a missing page', async () => {
  const { context } = aContext([])
  const failing: LoadContext = {
    ...context,
    read: () => Promise.reject(new RefusedError('getMatch', { status: 503 })),
  }
  await expect(findSlug(failing, 'soccer', 'x', createKnownSlugs())).rejects.toThrow('503')
})
