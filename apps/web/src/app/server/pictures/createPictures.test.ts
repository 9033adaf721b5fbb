import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createPictures } from './createPictures.ts'
import type { PictureName } from '#shared/pictures'
import { drawPicture } from './drawPicture.ts'
import { PICTURE_ART } from './pictureArt.ts'
import { createReadAsset } from './readAssets.ts'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
mkdirSync(join(folder, 'errors'))
writeFileSync(
  join(folder, 'errors/404-light.svg'),
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="160"><rect width="240" height="160" fill="#ff0000"/></svg>',
)
afterAll(() => rmSync(folder, { recursive: true }))

const pictures = (base?: string) => createPictures(createReadAsset(base, fetch), () => 0)
async function get(name: string, base?: string, knownTag?: string) {
  const url = new URL(`/images/pictures/${name}`, 'https://bets.example')
  const answer = await pictures(base)({ url, origin: url.origin, encoding: 'identity', knownTag })
  return answer!
}
const shown = async (name: string, base?: string) => sharp((await get(name, base)).body as Buffer)

test.each([
  ['errors/404@1x.webp', 'webp', 240, 160],
  ['errors/404-light@2x.webp', 'webp', 480, 320],
  ['errors/404-mobile@2x.avif', 'heif', 360, 240],
  ['banners/promotions-light-mobile@1x.avif', 'heif', 390, 98],
])('[7.5] %s is %s of %i by %i pixels', async (name, format, width, height) => {
  expect(await (await shown(name)).metadata()).toMatchObject({ format, width, height })
})

test('[7.5] an operator’s own picture takes the place of ours, by theme', async () => {
  const { dominant } = await (await shown('errors/404-light@1x.webp', folder)).stats()
  expect(dominant).toMatchObject({ r: 248, g: 8, b: 8 })
  const ours = await get('errors/404@1x.webp', folder)
  expect(ours.body).toEqual((await get('errors/404@1x.webp')).body)
})

test('what a visitor has is not sent again', async () => {
  const first = await get('errors/500@1x.webp')
  expect((await get('errors/500@1x.webp', undefined, first.headers.etag)).status).toBe(304)
})

test('what is no picture is not found, whatever lies in the folder', async () => {
  writeFileSync(join(folder, 'secret.svg'), '<svg/>')
  expect((await get('secret@1x.webp', folder)).status).toBe(404)
  expect((await get('errors/404@3x.webp')).status).toBe(404)
})

test.each(Object.keys(PICTURE_ART).filter(name => name.startsWith('sports/game-stats-backgrounds/')))(
  '%s has no lines: figures are read on it',
  name => {
    const svg = drawPicture({ name: name as PictureName, theme: 'dark', isMobile: false })
    expect([...svg.matchAll(/d="([^"]*)" stroke="oklch/g)].map(([, path]) => path)).toEqual(['', ''])
  },
)
