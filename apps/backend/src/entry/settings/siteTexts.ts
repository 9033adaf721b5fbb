import { pagePath } from '@touchline/contract/schemas'
import * as z from 'zod/mini'
import type { SiteSettings } from '#api/system'
import type { LocalizedText } from '#store'

const TEXT_MAX = 4_000
const text = z.pipe(
  z
    .record(z.string(), z.string().check(z.minLength(1), z.maxLength(TEXT_MAX)))
    .check(z.refine(texts => 'en' in texts, 'has no en')),
  z.transform(texts => texts as LocalizedText),
)
const customPages = z.array(
  z.strictObject({
    path: pagePath,
    title: text,
    blocks: z.array(z.strictObject({ title: z.optional(text), text })),
  }),
)
const line = z._default(z.nullable(z.string().check(z.minLength(1), z.maxLength(300))), null)
const operator = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  licence: line,
  address: line,
  email: line,
  phone: line,
})

/**
 * Custom pages of the operator, from JSON: `[{"path":"help","title":{"en":"Help"},"blocks":[{"text":{"en":"..."}}]}]`.
 * Throws if the JSON has another shape.
 */
export function customPagesOf(json: string): SiteSettings['customPages'] {
  return json === '' ? [] : (parse('CUSTOM_PAGES', json, customPages) as SiteSettings['customPages'])
}

/**
 * Who runs the site, from JSON: `{"name":"...","licence":"...","address":"...","email":"...","phone":"..."}`, all but
 * the name optional.
 */
export function operatorOf(json: string): SiteSettings['operator'] {
  return json === '' ? undefined : parse('OPERATOR', json, operator)
}

/** The user group with access, and the address where all other players are redirected: `<group id>,<address>`. */
export function userGroupCheckOf(value: string): SiteSettings['userGroupCheck'] {
  const [groupId = '', url = ''] = value.split(/,(.*)/s)
  if (value === '') return undefined
  return { group_id: groupId, platform_url: url }
}

function parse<Schema extends z.ZodMiniType>(name: string, json: string, schema: Schema): z.infer<Schema> {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    throw new Error(`${name} must be JSON.`)
  }
  const read = schema.safeParse(value)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new Error(`${name}: ${issue?.path.join('.') || 'the value'} is invalid (${issue?.message}).`)
}
