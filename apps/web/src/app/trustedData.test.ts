import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const load = async () => (await import('./trustedData.ts')).toDataText

test('without Trusted Types the text of data is its JSON', async () => {
  expect((await load())({ a: '</script>' })).toBe('{"a":"</script>"}')
})

test('with Trusted Types it comes from one policy, which takes nothing but JSON', async () => {
  const made: string[] = []
  let rule: ((text: string) => string) | undefined
  vi.stubGlobal('trustedTypes', {
    createPolicy(name: string, rules: { createScript(text: string): string }) {
      made.push(name)
      rule = rules.createScript
      return { createScript: (text: string) => ({ trusted: rules.createScript(text) }) }
    },
  })
  const toDataText = await load()
  expect(toDataText([1])).toEqual({ trusted: '[1]' })
  expect(toDataText([2])).toEqual({ trusted: '[2]' })
  expect(made).toEqual(['touchline-data'])
  expect(() => rule!('alert(1)')).toThrow(SyntaxError)
})
