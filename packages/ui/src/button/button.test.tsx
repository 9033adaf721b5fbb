import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'

test('a button does not submit a form by default', () => {
  expect(renderToStaticMarkup(<Button>Go</Button>)).toContain('type="button"')
  expect(renderToStaticMarkup(<Button type="submit">Go</Button>)).toContain('type="submit"')
})

test('a button that waits for something keeps focus and takes no press', () => {
  let pressed = 0
  const waiting = Button({ 'aria-disabled': true, onClick: () => pressed++ })
  let stopped = 0
  waiting.props.onClick({ preventDefault: () => stopped++ })
  expect([pressed, stopped]).toEqual([0, 1])
  expect(renderToStaticMarkup(waiting)).not.toContain('disabled=""')
})

test('an icon button has a label, and a pressed state only if it can be pressed', () => {
  expect(renderToStaticMarkup(<IconButton icon="close" label="Close" />)).not.toContain('aria-pressed')
  const favourite = renderToStaticMarkup(<IconButton icon="star" label="Favourite" pressed={false} />)
  expect(favourite).toContain('aria-label="Favourite" aria-pressed="false"')
})
