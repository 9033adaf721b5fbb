import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { findUnstorable } from './findUnstorable.ts'

type Schemas = Partial<Record<'params' | 'query' | 'body', z.ZodMiniType>>
type Input = { params: unknown; query: unknown; body: unknown }
type ReadInput =
  | { readonly ok: true; readonly input: Input }
  | { readonly ok: false; readonly fields: Record<string, string> }

/** Parses the parts of a request that a call declares. Undeclared parts are not passed on. */
export function readInput(schemas: Schemas, request: FastifyRequest): ReadInput {
  const input: Input = { params: undefined, query: undefined, body: undefined }
  const fields: Record<string, string> = {}
  for (const part of ['params', 'query', 'body'] as const) {
    const unstorable = findUnstorable(request[part])
    if (unstorable !== undefined) return { ok: false, fields: { [unstorable || part]: 'invalid_character' } }
    const parsed = schemas[part]?.safeParse(request[part])
    if (!parsed) continue
    if (parsed.success) input[part] = parsed.data
    else for (const issue of parsed.error.issues) fields[issue.path.join('.') || part] = nameOf(issue.code)
  }
  return Object.keys(fields).length > 0 ? { ok: false, fields } : { ok: true, input }
}

/** The name of a field error. A union that matches none of its shapes is reported as a wrong format. */
function nameOf(code: string): string {
  return code === 'invalid_union' ? 'invalid_format' : code
}
