import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createRequiredContext } from './createRequiredContext.ts'

const [NameContext, useName] = createRequiredContext<string>('NameProvider')
function Name() {
  return <b>{useName()}</b>
}

test('the hook reads the value of the provider above', () => {
  const html = renderToStaticMarkup(
    <NameContext value="home">
      <Name />
    </NameContext>,
  )
  expect(html).toBe('<b>home</b>')
})

test('without a provider the error names it', () => {
  expect(() => renderToStaticMarkup(<Name />)).toThrow('NameProvider is missing.')
})
