// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { renderInDom, settle } from '#shared/testing'
import { createLazyService, type LazyService } from './createLazyService.ts'
import { useLazyService } from './useLazyService.ts'

function Name({ service }: { service: LazyService<string> }) {
  return <b>{useLazyService(service) ?? 'not yet'}</b>
}

test('a component draws again once the service is ready', async () => {
  const service = createLazyService<string>()
  const { container } = await renderInDom(<Name service={service} />)
  expect(container.textContent).toBe('not yet')
  await settle(() => service.provide('slip'))
  expect(container.textContent).toBe('slip')
})

test('a service that is ready before hydration is used after it, so that the HTML of the server fits', async () => {
  const service = createLazyService<string>()
  service.provide('slip')
  const html = renderToString(<Name service={service} />)
  expect(html).toBe('<b>not yet</b>')
  const { container } = await renderInDom(<Name service={service} />, html)
  expect(container.textContent).toBe('slip')
})
