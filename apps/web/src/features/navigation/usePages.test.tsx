import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TestPage } from '#core/addresses/testing'
import type { Site } from './places.ts'
import { usePages } from './usePages.ts'

const SITE = { is_horse_racing_enabled: true, is_lottery_enabled: true, custom_pages: [] }

/** The menus of an installation, and whether one of them links to a path. */
function menusOf(site: Site): ReturnType<typeof usePages> {
  const drawn: ReturnType<typeof usePages>[] = []
  function Menus() {
    drawn.push(usePages(site))
    return null
  }
  renderToStaticMarkup(
    <TestPage>
      <Menus />
    </TestPage>,
  )
  return drawn[0]!
}

test.each([
  ['header', ['live', 'cybersport', 'racing', 'promotions', 'results']],
  ['sideTop', ['favorites', '', 'live', 'schedule', 'results']],
  ['sideEnd', ['cybersport', 'racing', 'lotteries', 'promotions', 'general-rules', 'about']],
] as const)('the menu %s has its pages in the order of their manifests', (name, paths) => {
  const addresses = menusOf(SITE)
    .menu(name)
    .map(({ href }) => href)
  expect(addresses).toEqual(paths.map(path => (path === '' ? '/sports' : `/sports/${path}`)))
})

test.each([
  ['racing', { ...SITE, is_horse_racing_enabled: false }, 'horse_racing'],
  ['the lotteries', { ...SITE, is_lottery_enabled: false }, 'lotteries'],
] as const)('no menu links to %s where the installation has them switched off', (_, site, off) => {
  const keysOf = (from: Site) =>
    menusOf(from)
      .menu('sideEnd')
      .map(({ key }) => key)
  expect(keysOf(SITE)).toContain(off)
  expect(keysOf(site)).toEqual(keysOf(SITE).filter(key => key !== off))
})

test('pages of the operator are linked, and the home page represents all pages of sports', () => {
  const { own, isLinked } = menusOf({ ...SITE, custom_pages: [{ path: 'vip', title: 'VIP' }] } as Site)
  expect(own).toEqual([{ href: '/sports/vip', name: 'VIP', icon: 'info' }])
  expect(['/sports', '/sports/soccer', '/sports/live', '/sports/vip'].map(isLinked)).toEqual([
    false,
    false,
    true,
    true,
  ])
})
