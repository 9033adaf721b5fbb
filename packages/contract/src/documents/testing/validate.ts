type Schema = Readonly<Record<string, unknown>>
type Check = (schema: Schema, value: unknown, document: object, path: string) => readonly string[]

/**
 * What is wrong with a value by a JSON schema of a document: a line per fault. Knows the keywords that our documents
 * use and fails for any other, so that none is passed over.
 */
export function validate(document: object, schema: Schema, value: unknown, path = '$'): readonly string[] {
  return Object.keys(schema).flatMap(keyword => {
    const check = CHECKS[keyword]
    return check ? check(schema, value, document, path) : [`${path}: unknown keyword ${keyword}`]
  })
}

/** The schema that a reference leads to. */
export function resolved(document: object, schema: Schema): Schema {
  const { $ref } = schema as { $ref?: string }
  if ($ref === undefined) return schema
  const parts = $ref.replace(/^#\//, '').split('/')
  return parts.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], document) as Schema
}

const fault = (isFault: boolean, text: string): readonly string[] => (isFault ? [text] : [])
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function compared(keyword: string, isIn: (value: never, bound: never) => boolean, type: string): Check {
  return (schema, value, _, path) =>
    fault(
      (type === 'array' ? Array.isArray(value) : typeof value === type) &&
        !isIn(value as never, schema[keyword] as never),
      `${path}: ${keyword}`,
    )
}

function typeOf(value: unknown): readonly string[] {
  if (value === null) return ['null']
  if (Array.isArray(value)) return ['array']
  return Number.isInteger(value) ? ['integer', 'number'] : [typeof value]
}

const ignored: Check = () => []

const CHECKS: Readonly<Record<string, Check>> = {
  $ref: (schema, value, document, path) => validate(document, resolved(document, schema), value, path),
  type: ({ type }, value, _, path) =>
    fault(![type].flat().some(one => typeOf(value).includes(one as string)), `${path}: not ${String(type)}`),
  const: (schema, value, _, path) => fault(schema['const'] !== value, `${path}: not the constant`),
  enum: (schema, value, _, path) =>
    fault(!(schema['enum'] as unknown[]).includes(value), `${path}: not in enum`),
  minimum: compared('minimum', (value: number, bound: number) => value >= bound, 'number'),
  maximum: compared('maximum', (value: number, bound: number) => value <= bound, 'number'),
  exclusiveMinimum: compared('exclusiveMinimum', (value: number, bound: number) => value > bound, 'number'),
  minLength: compared('minLength', (value: string, bound: number) => value.length >= bound, 'string'),
  maxLength: compared('maxLength', (value: string, bound: number) => value.length <= bound, 'string'),
  pattern: compared('pattern', (value: string, bound: string) => new RegExp(bound).test(value), 'string'),
  minItems: compared('minItems', (value: unknown[], bound: number) => value.length >= bound, 'array'),
  maxItems: compared('maxItems', (value: unknown[], bound: number) => value.length <= bound, 'array'),
  format: ignored,
  items: ({ items }, value, document, path) =>
    (Array.isArray(value) ? value : []).flatMap((item, i) =>
      validate(document, items as Schema, item, `${path}[${i}]`),
    ),
  properties: ({ properties }, value, document, path) =>
    Object.entries(properties as Record<string, Schema>).flatMap(([name, schema]) =>
      isObject(value) && value[name] !== undefined
        ? validate(document, schema, value[name], `${path}.${name}`)
        : [],
    ),
  required: ({ required }, value, _, path) =>
    (required as string[]).flatMap(name =>
      fault(isObject(value) && !(name in value), `${path}.${name}: missing`),
    ),
  additionalProperties: ({ additionalProperties }, value, document, path) =>
    isObject(additionalProperties) && isObject(value)
      ? Object.entries(value).flatMap(([name, one]) =>
          validate(document, additionalProperties, one, `${path}.${name}`),
        )
      : [],
  propertyNames: ignored,
  anyOf: ({ anyOf }, value, document, path) =>
    fault(
      (anyOf as Schema[]).every(schema => validate(document, schema, value, path).length > 0),
      `${path}: none of anyOf`,
    ),
  oneOf: ({ oneOf }, value, document, path) =>
    fault(
      (oneOf as Schema[]).filter(schema => validate(document, schema, value, path).length === 0).length !== 1,
      `${path}: not one of oneOf`,
    ),
}
