import type pg from 'pg'

/** Maximum prepared statements per connection: lists of different lengths produce many texts. */
const STATEMENTS_MAX = 300
/** A statement is prepared once it has been seen this often. */
const REPEATS_MIN = 3

/**
 * Makes each connection prepare repeated statements, so that PostgreSQL does not parse and plan them anew each time.
 * The names are the same on every connection of the pool.
 */
export function prepareStatements(pool: pg.Pool): void {
  const seen = new Map<string, number>()
  const names = new Map<string, string>()

  function nameOf(text: string): string | undefined {
    const known = names.get(text)
    if (known !== undefined || names.size >= STATEMENTS_MAX) return known
    const times = (seen.get(text) ?? 0) + 1
    if (times < REPEATS_MIN) {
      // Texts that never repeat must not accumulate.
      if (seen.size >= STATEMENTS_MAX) seen.clear()
      seen.set(text, times)
      return undefined
    }
    seen.delete(text)
    const name = `touchline_${names.size}`
    names.set(text, name)
    return name
  }

  pool.on('connect', client => {
    const send = client.query.bind(client) as (config: pg.QueryConfig) => unknown
    client.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
      const isPlain =
        typeof text === 'string' && Array.isArray(values) && values.length > 0 && rest.length === 0
      const name = isPlain ? nameOf(text) : undefined
      if (name === undefined) return (send as (...all: unknown[]) => unknown)(text, values, ...rest)
      return send({ name, text: text as string, values: values as unknown[] })
    }) as typeof client.query
  })
}
