import { ERROR_CODES, type ErrorCode } from '@touchline/contract'
import type { Locale } from '@touchline/domain/locale'
import { readLanguages } from '#api/names'

type CodeName = keyof typeof ERROR_CODES

/**
 * The `localized_message` of each code (what happened and what to do next), and of rules whose message is more
 * specific.
 */
type Messages = Readonly<Record<CodeName, string>> & { readonly [rule: `${string}-${number}`]: string }

const MESSAGES = readLanguages<Messages>(new URL('./messages/', import.meta.url))
const NAME_OF: ReadonlyMap<ErrorCode, CodeName> = new Map(
  (Object.entries(ERROR_CODES) as [CodeName, ErrorCode][]).map(([name, code]) => [code, name]),
)

/** The message of a code in a language, English as the fallback; that of the refusing rule where it has its own. */
export function messageOf(code: ErrorCode, locale: Locale, rule = ''): string {
  const messages = MESSAGES.textsIn(locale)
  return messages[rule as `${string}-${number}`] ?? messages[NAME_OF.get(code)!]
}
