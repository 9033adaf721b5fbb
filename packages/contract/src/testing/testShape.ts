import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { NO_OBJECTS, type Field, type Values } from './values.ts'

/** A schema of an object, as far as the tables need it. */
export type ObjectSchema = z.ZodMiniType & { readonly shape: Readonly<Record<string, unknown>> }

type Fields = Readonly<Record<string, Field>>

/**
 * Tests a schema of an object by a table of its fields. `example` has every field; each field is replaced with each
 * value, left out and set to null. The table must name exactly the fields of the schema.
 */
export function testShape(title: string, schema: ObjectSchema, example: object, fields: Fields): void {
  describe(title, () => {
    test('is accepted as it is, with every field and no other', () => {
      expectAccepted(schema, example, example)
      expect(Object.keys(schema.shape).toSorted()).toEqual(Object.keys(fields).toSorted())
      expectAccepted(schema, { ...example, field_of_a_later_version: 1 }, example)
      for (const value of NO_OBJECTS) expectRefused(schema, value)
    })
    test.each(Object.keys(fields))('%s', name => testField(schema, example, name, fields[name]!))
  })
}

function testField(schema: z.ZodMiniType, example: object, name: string, field: Field): void {
  for (const value of field.accepts) {
    const whole = { ...example, [name]: value }
    expectAccepted(schema, whole, whole, `${name}: ${show(value)}`)
  }
  for (const value of field.refuses) expectRefused(schema, { ...example, [name]: value }, name, show(value))
  const { [name]: _, ...without } = example as Record<string, unknown>
  if (field.isOptional) expectAccepted(schema, without, without, `without ${name}`)
  else expectRefused(schema, without, name, 'missing')
  if (!field.accepts.includes(null)) expectRefused(schema, { ...example, [name]: null }, name, 'null')
}

/** Tests a schema of a single value: all that is accepted comes back unchanged. */
export function testValues(title: string, schema: z.ZodMiniType, { accepts, refuses }: Values): void {
  describe(title, () => {
    test('is accepted', () => {
      for (const value of accepts) expectAccepted(schema, value, value, show(value))
    })
    test('is refused', () => {
      for (const value of [...refuses, undefined]) expectRefused(schema, value, undefined, show(value))
    })
  })
}

/** Expects that the schema accepts a value, and returns it as `parsed`. */
export function expectAccepted(schema: z.ZodMiniType, value: unknown, parsed: unknown, what = ''): void {
  const result = schema.safeParse(value)
  expect(result.error?.issues, `${what} is accepted`).toBeUndefined()
  expect(result.data, `${what} is read`).toEqual(parsed)
}

/** Expects that the schema refuses a value, and that the fault is in the field `name`. */
export function expectRefused(
  schema: z.ZodMiniType,
  value: unknown,
  name?: string,
  what = show(value),
): void {
  const result = schema.safeParse(value)
  expect(result.success, `${name ?? 'value'}: ${what} is refused`).toBe(false)
  if (name !== undefined)
    expect(
      result.error?.issues.map(({ path }) => path[0]),
      `${what} is a fault of ${name} alone`,
    ).toEqual(result.error?.issues.map(() => name))
}

function show(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value))
  return text.length > 80 ? `${text.slice(0, 80)}… (${text.length})` : text
}
