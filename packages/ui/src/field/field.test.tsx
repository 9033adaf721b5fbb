import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AmountField } from './AmountField.tsx'
import { TextField } from './TextField.tsx'

test('[FIELD] an error takes the place of the hint and is tied to the field', () => {
  const markup = renderToStaticMarkup(
    <TextField id="mail" label="E-mail" hint="As on file" error="Add an @" />,
  )
  expect(markup).toContain('<label for="mail"')
  expect(markup).toContain('aria-invalid="true" aria-describedby="mail-note"')
  expect(markup).toContain('Add an @')
  expect(markup).not.toContain('As on file')
})

test('[FIELD] a field without a note refers to none', () => {
  expect(renderToStaticMarkup(<TextField label="E-mail" />)).not.toContain('aria-describedby')
})

test('[AMOUNT] a step without effect is marked, not removed from the tab order', () => {
  const markup = renderToStaticMarkup(
    <AmountField
      label="Sum"
      value="0.50"
      onValueChange={() => {}}
      onStep={() => {}}
      lessLabel="Less"
      moreLabel="More"
      atLeast
    />,
  )
  const [less, more] = markup.match(/<button[^>]*>/g) ?? []
  expect(less).toContain('aria-label="Less" aria-disabled="true"')
  expect(less).not.toContain('disabled=""')
  expect(more).toContain('aria-label="More"')
  expect(more).not.toContain('aria-disabled')
})

test('[AMOUNT] the figure runs left to right and brings up the decimal keypad', () => {
  const markup = renderToStaticMarkup(
    <AmountField
      label="Sum"
      value="10.00"
      before="€"
      onValueChange={() => {}}
      onStep={() => {}}
      lessLabel="Less"
      moreLabel="More"
    />,
  )
  expect(markup).toMatch(/dir="ltr"><span aria-hidden="true">€<\/span><input/)
  expect(markup.toLowerCase()).toContain('inputmode="decimal"')
})
