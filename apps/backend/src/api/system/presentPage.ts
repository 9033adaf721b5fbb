import type { CallReply } from '@touchline/contract'
import type { Locale } from '@touchline/domain/locale'
import { nameIn } from '#api/names'
import type { CustomPage } from './site.ts'

/** A custom page of the operator in a language. */
export function presentPage(
  { path, title, blocks }: CustomPage,
  locale: Locale,
): CallReply<'getPage'>['data'] {
  return {
    path,
    title: nameIn(title, locale),
    blocks: blocks.map(block => ({
      type: 'text' as const,
      title: block.title ? nameIn(block.title, locale) : null,
      text: nameIn(block.text, locale),
    })),
  }
}
