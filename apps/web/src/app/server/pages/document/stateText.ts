import type { PageState } from '../../../pageState.ts'
import { toBytes, type HtmlPiece } from './bytes.ts'

type StoredQuery = PageState['queries'][number]

/** JSON of answers that several pages contain, each written once. */
const written = new WeakMap<object, readonly HtmlPiece[]>()

/** JSON that cannot end the script around it; empty for a value without JSON. */
export function toScriptText(value: unknown): string {
  const text = JSON.stringify(value) as string | undefined
  return text?.replaceAll('<', '\\u003c') ?? ''
}

/** The page's state as JSON. Answers shared between pages are most of it, so their bytes are shared too. */
export function stateText({ queries, ...rest }: PageState): readonly HtmlPiece[] {
  const texts = queries.flatMap((query, index) => [index === 0 ? '[' : ',', ...queryText(query)])
  return withMore(toScriptText(rest), 'queries', queries.length > 0 ? [...texts, ']'] : ['[]'])
}

function queryText({ state, ...rest }: StoredQuery): readonly HtmlPiece[] {
  const { data, ...facts } = state
  const isShared = typeof data === 'object' && data !== null
  const text = isShared ? answerText(data) : textOf(data)
  return withMore(toScriptText(rest), 'state', withMore(toScriptText(facts), 'data', text))
}

function answerText(data: object): readonly HtmlPiece[] {
  const known = written.get(data)
  if (known) return known
  const text = textOf(data).map(toBytes)
  written.set(data, text)
  return text
}

function textOf(value: unknown): readonly string[] {
  const text = toScriptText(value)
  return text === '' ? [] : [text]
}

/** The JSON of a record with one more field; a value that has no JSON adds none. */
function withMore(record: string, name: string, value: readonly HtmlPiece[]): readonly HtmlPiece[] {
  if (value.length === 0) return [record]
  const start = record.slice(0, -1)
  return [`${start}${start === '{' ? '' : ','}"${name}":`, ...value, '}']
}
