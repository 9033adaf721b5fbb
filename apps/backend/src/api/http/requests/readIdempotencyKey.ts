import type { FastifyRequest } from 'fastify'
import { ERROR_CODES, IDEMPOTENCY_HEADER } from '@touchline/contract'
import { refuse, type Refusal } from '../answers/answer.ts'

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** The key that the client created at the tap, in lower case; a refusal where the request has none. */
export function readIdempotencyKey({ headers }: FastifyRequest): string | Refusal {
  const key = headers[IDEMPOTENCY_HEADER]
  if (typeof key === 'string' && UUID.test(key)) return key.toLowerCase()
  return refuse(400, ERROR_CODES.validation, { fields: { [IDEMPOTENCY_HEADER]: 'invalid_format' } })
}
