import { describe, expect, test } from 'vitest'
import { CALLS } from '../calls/index.ts'
import type { CallName } from '../routes.ts'
import { testQuery, type Parameter } from './testQuery.ts'
import { testShape, type ObjectSchema } from './testShape.ts'
import type { Field } from './values.ts'

type Table = { readonly example: object; readonly fields: Readonly<Record<string, Field>> }

/** What a call takes and answers, part by part. A part that is not here must be missing in the contract too. */
export type CallTable = {
  readonly params?: Table
  /** `given`: parameters that are required, for the tests of the others. */
  readonly query?: Readonly<Record<string, Parameter>>
  readonly given?: object
  readonly body?: Table
  readonly reply?: Table
  readonly access?: 'player'
}

/** Tests a call of the contract by a table of its parts. */
export function testCall(name: CallName, { params, query, given, body, reply, access }: CallTable): void {
  const call = CALLS[name] as Partial<Record<keyof CallTable, ObjectSchema>>
  describe(name, () => {
    test(access === 'player' ? 'needs a session' : 'is open to visitors', () => {
      expect(call.access).toBe(access)
    })
    if (params) testShape('its address', call.params!, params.example, params.fields)
    if (query) testQuery('its query', call.query!, query, given)
    if (body) testShape('its body', call.body!, body.example, body.fields)
    if (reply) testShape('its answer', call.reply!, reply.example, reply.fields)
    test('takes nothing else', () => {
      const parts = (['params', 'query', 'body'] as const).filter(part => call[part] !== undefined)
      expect(parts).toEqual(
        (['params', 'query', 'body'] as const).filter(part => ({ params, query, body })[part]),
      )
    })
  })
}

/** A part of a call with its example. */
export function part(example: object, fields: Readonly<Record<string, Field>>): Table {
  return { example, fields }
}

/** An answer that is only `data`. */
export function dataOf(example: unknown, field: Field): Table {
  return part({ data: example }, { data: field })
}
