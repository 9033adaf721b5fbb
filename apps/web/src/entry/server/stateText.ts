import type { PageState } from '../pageState.ts'

type Kept = PageState['queries']['queries'][number]

/** JSON of answers that several pages carry, written once each. */
const texts = new WeakMap<object, string>()

/** JSON that cannot end the script it stands in; empty for what has no JSON. */
export function toScriptText(value: unknown): string {
  const text = JSON.stringify(value) as string | undefined
  return text?.replaceAll('<', '\\u003c') ?? ''
}

/** What the page hands to the browser. Answers shared between pages are most of it, so their text is shared too. */
export function stateText({ queries, ...rest }: PageState): string {
  const { queries: kept, ...others } = queries
  const inner = withMore(toScriptText(others), 'queries', `[${kept.map(queryText).join(',')}]`)
  return withMore(toScriptText(rest), 'queries', inner)
}

function queryText({ state, ...rest }: Kept): string {
  const { data, ...facts } = state
  const text = typeof data === 'object' && data !== null ? answerText(data) : toScriptText(data)
  return withMore(toScriptText(rest), 'state', withMore(toScriptText(facts), 'data', text))
}

function answerText(data: object): string {
  const known = texts.get(data)
  if (known !== undefined) return known
  const text = toScriptText(data)
  texts.set(data, text)
  return text
}

/** The JSON of a record with one more field; a value that has no JSON adds none. */
function withMore(record: string, name: string, value: string): string {
  if (value === '') return record
  const start = record.slice(0, -1)
  return `${start}${start === '{' ? '' : ','}"${name}":${value}}`
}
