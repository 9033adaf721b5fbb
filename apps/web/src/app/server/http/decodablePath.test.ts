import { expect, test } from 'vitest'
import { decodablePath } from './decodablePath.ts'

test.each([
  ['/sports/soccer?page=2', '/sports/soccer?page=2'],
  ['/sports/f%C3%BCr', '/sports/f%C3%BCr'],
  ['/sports/%ff?q=%ff', '/sports/%25ff?q=%ff'],
  ['/sports/100%', '/sports/100%25'],
])('%s is routed as %s', (url, routed) => {
  expect(decodablePath(url)).toBe(routed)
})
