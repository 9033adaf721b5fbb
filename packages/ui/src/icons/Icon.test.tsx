import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Icon } from './Icon.tsx'
import { ICON_NAMES } from './names.ts'
import { SpriteProvider } from './Sprite.tsx'
import sprite from './sprite.svg?raw'

test('every icon name has its symbol in the sprite, and no symbol is without a name', () => {
  const symbols = [...sprite.matchAll(/<symbol id="i-([^"]+)" viewBox="0 0 \d+ \d+">/g)].map(
    found => found[1],
  )
  expect(symbols).toEqual([...ICON_NAMES])
})

test('an icon points into the given sprite and is hidden from assistive tech', () => {
  const markup = renderToStaticMarkup(
    <SpriteProvider url="/assets/sprite-1a2b.svg">
      <Icon name="bell" size={16} />
    </SpriteProvider>,
  )
  expect(markup).toContain('<use href="/assets/sprite-1a2b.svg#i-bell">')
  expect(markup).toContain('width="16" height="16" aria-hidden="true"')
})

test('[RTL] chevrons turn round in right-to-left pages; ticks, clocks and up or down marks do not', () => {
  const turning = ICON_NAMES.filter(name => renderToStaticMarkup(<Icon name={name} />).includes('pointing'))
  expect(turning).toEqual(['chevron-back', 'chevron-next', 'chevrons-next', 'sign-out'])
})
