import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { countersQuery } from '#core/catalogue'
import { createAnswers } from './answers.ts'

/** An API that answers with the number of calls so far. */
function anApi() {
  let calls = 0
  let time = 1_000
  const answers = createAnswers(() => time)
  const queryFn = (): Promise<number> => Promise.resolve(++calls)
  return {
    pass: (ms: number) => void (time += ms),
    read: (queryKey: QueryKey, locale = 'en', fn: () => Promise<unknown> = queryFn) =>
      answers.read(locale, new QueryClient({ defaultOptions: { queries: { retry: false } } }), {
        queryKey,
        queryFn: fn,
      }),
  }
}

test('pages drawn at the same moment share what the API says', async () => {
  const { read } = anApi()
  expect(await Promise.all([read(['matches']), read(['matches'])])).toEqual([1, 1])
  expect(await read(['matches'])).toBe(1)
})

test('another language, another question and a later moment are asked for anew', async () => {
  const { read, pass } = anApi()
  expect([await read(['matches']), await read(['matches'], 'de'), await read(['match'])]).toEqual([1, 2, 3])
  pass(1_000)
  expect(await read(['matches'])).toBe(4)
})

test('what stands around every page is shared longer', async () => {
  const { read, pass } = anApi()
  const { queryKey } = countersQuery()
  await read(queryKey)
  pass(4_999)
  expect(await read(queryKey)).toBe(1)
  pass(1)
  expect(await read(queryKey)).toBe(2)
})

test('a shared answer goes into the cache of the request, as old as it is', async () => {
  const answers = createAnswers(() => 5_000)
  const query = { queryKey: ['matches'], queryFn: () => Promise.resolve('some') }
  const [first, second] = [new QueryClient(), new QueryClient()]
  await answers.read('en', first, query)
  await answers.read('en', second, query)
  expect(second.getQueryState(['matches'])).toMatchObject({ data: 'some', dataUpdatedAt: 5_000 })
})

test('a failure is not shared', async () => {
  const { read } = anApi()
  await expect(read(['matches'], 'en', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await read(['matches'])).toBe(1)
})
