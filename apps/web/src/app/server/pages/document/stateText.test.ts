import { dehydrate, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { PageState } from '../../../pageState.ts'
import { joinBytes } from './bytes.ts'
import { stateText } from './stateText.ts'

const aPage = (answers: Readonly<Record<string, unknown>>, locale = 'en'): PageState => {
  const client = new QueryClient()
  for (const [name, data] of Object.entries(answers)) client.setQueryData([name], data)
  return { locale, queries: dehydrate(client).queries } as PageState
}

const textOf = (page: PageState): string => joinBytes(stateText(page)).toString()

test('what is written reads back as what JSON makes of it', () => {
  const page = aPage({
    matches: [{ name: 'Calder' }],
    count: 3,
    none: null,
    text: '<b>',
    missing: [undefined],
  })
  expect(JSON.parse(textOf(page))).toEqual(JSON.parse(JSON.stringify(page)))
  expect(JSON.parse(textOf(aPage({})))).toEqual(JSON.parse(JSON.stringify(aPage({}))))
})

test('nothing of an answer can end the script, shared or not', () => {
  const answer = { name: '</script>' }
  expect(textOf(aPage({ answer }))).not.toContain('</')
  expect(textOf(aPage({ answer, text: '</script>' }))).not.toContain('</')
})

test('the text of an answer that two pages carry is written once', () => {
  const answer = { toJSON: () => ({ written: ++written }) }
  let written = 0
  textOf(aPage({ answer }))
  expect(textOf(aPage({ answer }, 'de'))).toContain('{"written":1}')
})
