type Shape = 'number' | 'flag' | 'id' | 'word'

/**
 * The fields of a request or an answer that a report may carry, by their name on the wire, each with the shape its
 * value must have: an identifier of the sport, a figure, a word of the protocol. Fields that are not listed, and values
 * of another shape, are never sent.
 */
const ALLOWED: Readonly<Record<string, Shape>> = {
  code: 'number',
  status: 'number',
  error: 'word',
  reason: 'word',
  because: 'word',
  type: 'word',
  limit: 'number',
  page: 'number',
  last_page: 'number',
  total: 'number',
  v: 'number',
  odds: 'number',
  custom_odds: 'number',
  stake: 'number',
  to_cashout: 'number',
  quick: 'flag',
  match_id: 'id',
  market_id: 'id',
  outcome_id: 'id',
  specifier: 'id',
  sport_key: 'word',
  risk_keys: 'word',
}
/** Fields that only hold others. */
const HOLDERS: ReadonlySet<string> = new Set([
  'data',
  'details',
  'selections',
  'errors_by_bet',
  'bets',
  'meta',
  'pagination',
])

const SHAPES: Readonly<Record<Shape, (value: unknown) => boolean>> = {
  number: value => typeof value === 'number',
  flag: value => typeof value === 'boolean',
  id: value => typeof value === 'number' || (typeof value === 'string' && ID.test(value)),
  word: value => typeof value === 'string' && WORD.test(value),
}
/** `12345`, `sr:match:12345`, `total=2.5`, `1|2`. Short, and never a telephone number. */
const ID =
  /^(?=.{1,40}$)(?:[a-z]{1,12}[:=])*(?:[a-z_]{1,16}|-?\d{1,6}(?:\.\d{1,3})?)(?:[|:=/](?:[a-z_]{1,16}|-?\d{1,8}(?:\.\d{1,3})?))*$/
const WORD = /^[a-z]{2,16}(?:_[a-z]{1,16}){0,4}$/
const DEPTH_MAX = 6
const ITEMS_MAX = 20

/** A body as a report may carry it; undefined where nothing of it may be carried, or where it is not JSON. */
export function allowedFields(body: unknown): unknown {
  return pick(typeof body === 'string' ? parse(body) : body, undefined, 0)
}

function pick(value: unknown, shape: Shape | undefined, depth: number): unknown {
  if (depth > DEPTH_MAX) return undefined
  if (Array.isArray(value)) {
    const allowed = value.slice(0, ITEMS_MAX).flatMap(item => pick(item, shape, depth + 1) ?? [])
    return allowed.length > 0 ? allowed : undefined
  }
  if (typeof value !== 'object' || value === null) return shape && SHAPES[shape](value) ? value : undefined
  if (shape) return undefined
  const allowed = Object.entries(value)
    .slice(0, ITEMS_MAX * 2)
    .map(([key, field]) => [key, pickField(key, field, depth)] as const)
    .filter(([, field]) => field !== undefined)
  return allowed.length > 0 ? Object.fromEntries(allowed) : undefined
}

function pickField(key: string, field: unknown, depth: number): unknown {
  const shape = Object.hasOwn(ALLOWED, key) ? ALLOWED[key] : undefined
  // `errors_by_bet` is keyed by the bet's index in the request.
  if (shape) return pick(field, shape, depth + 1)
  return HOLDERS.has(key) || /^\d{1,2}$/.test(key) ? pick(field, undefined, depth + 1) : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
