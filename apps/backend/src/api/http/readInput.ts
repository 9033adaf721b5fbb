import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'

type Schemas = Partial<Record<'params' | 'query' | 'body', z.ZodMiniType>>
type Input = { params: unknown; query: unknown; body: unknown }
type ReadInput =
  | { readonly ok: true; readonly input: Input }
  | { readonly ok: false; readonly fields: Record<string, string> }

/** How JSON writes a NUL or half a character: PostgreSQL keeps neither in a text, and nobody means one. */
const UNSTORABLE = /\\u0000|\\ud[89a-f]/

/** Parses the parts of a request that a call declares. What it does not declare is not passed on. */
export function readInput(schemas: Schemas, request: FastifyRequest): ReadInput {
  const input: Input = { params: undefined, query: undefined, body: undefined }
  const fields: Record<string, string> = {}
  if (UNSTORABLE.test(JSON.stringify([request.params, request.query, request.body]))) {
    return { ok: false, fields: { text: 'invalid_character' } }
  }
  for (const part of ['params', 'query', 'body'] as const) {
    const parsed = schemas[part]?.safeParse(request[part])
    if (!parsed) continue
    if (parsed.success) input[part] = parsed.data
    else for (const issue of parsed.error.issues) fields[issue.path.join('.') || part] = issue.code
  }
  return Object.keys(fields).length > 0 ? { ok: false, fields } : { ok: true, input }
}
