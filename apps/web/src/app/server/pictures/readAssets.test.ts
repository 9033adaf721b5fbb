import { expect, test } from 'vitest'
import { createReadAsset } from './readAssets.ts'

/** A CDN that has these files. */
function aCdn(files: Readonly<Record<string, Response>>) {
  const requests: string[] = []
  const fetchAsset = (address: string | URL | Request): Promise<Response> => {
    const url = address instanceof Request ? address.url : String(address)
    requests.push(url)
    return Promise.resolve(files[url] ?? new Response('', { status: 404 }))
  }
  return { read: createReadAsset('https://cdn.example/brand', fetchAsset), requests }
}
const image = (type: string) => new Response('picture', { headers: { 'content-type': type } })

test('[7.5] pictures are asked for under the operator’s base, kind after kind', async () => {
  const { read, requests } = aCdn({ 'https://cdn.example/brand/errors/404.webp': image('image/webp') })
  expect((await read('errors/404'))?.toString()).toBe('picture')
  expect(requests).toEqual(
    ['svg', 'avif', 'webp'].map(kind => `https://cdn.example/brand/errors/404.${kind}`),
  )
})

test('what is no picture is left alone', async () => {
  const { read } = aCdn({ 'https://cdn.example/brand/errors/404.svg': image('text/html') })
  expect(await read('errors/404')).toBeUndefined()
})

test('without a base nobody is asked', async () => {
  const read = createReadAsset(undefined, () => Promise.reject(new Error('asked')))
  expect(await read('errors/404')).toBeUndefined()
})
