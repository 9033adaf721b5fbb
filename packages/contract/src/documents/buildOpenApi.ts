import type * as z from 'zod/mini'
import { CALLS } from '../calls/index.ts'
import { refusalsOf } from '../refusals/refusalsOf.ts'
import { API_BASES, IDEMPOTENCY_HEADER, KEYED_CALLS, PLATFORM_ACCEPT, type CallName } from '../routes.ts'
import { errorBody } from '../wire/error.ts'
import { CALL_EXAMPLES } from './examples/calls.ts'
import { CODES_IN_WORDS } from './codes.ts'
import { providerPages } from './providerPages.ts'
import { createSchemas, type JsonSchema } from './toSchema.ts'

type AnyCall = {
  api: keyof typeof API_BASES
  method: string
  path: string
  summary: string
  about?: string
  access?: 'player'
  media?: string
  params?: z.ZodMiniType
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  reply: z.ZodMiniType
}
type AnyExample = { params?: JsonSchema; query?: JsonSchema; body?: unknown; reply: unknown }

/** The contract of the APIs as OpenAPI 3.1: every call with its schemas, its refusals and an example. */
export function buildOpenApi(version: string): JsonSchema {
  const schemas = createSchemas()
  const errorRef = schemas.of(errorBody)
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const [name, call] of Object.entries(CALLS) as [CallName, AnyCall][]) {
    const path = API_BASES[call.api] + call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] ??= {}
    paths[path][call.method.toLowerCase()] = operation(
      name,
      call,
      CALL_EXAMPLES[name] as AnyExample,
      schemas.of,
    )
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Touchline',
      version,
      summary: 'Sportsbook and platform API of an online sportsbook.',
      description:
        'Odds are integers, 1000 times the decimal price. Money is a whole number of subunits. Times are epoch milliseconds. ' +
        'Refusals carry a code and a message in the language of Accept-Language, of which the first 1,024 characters and 20 tags are read. ' +
        'An address that is there answers 405 to a method that it has not, with those it has in `Allow`. ' +
        `The codes: ${CODES_IN_WORDS}. What each says of its call stands there.`,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    tags: [
      { name: 'sportsbook', description: 'Catalogue, prices, bets, realtime tokens' },
      { name: 'platform', description: 'Players, sessions, accounts' },
      { name: 'wallet', description: 'Pages of providers that play with the money of the account' },
    ],
    paths: { ...paths, ...providerPages() },
    components: {
      schemas: schemas.components,
      responses: {
        Refused: response('Refused', errorRef, REFUSAL),
        RefusedForNow: {
          ...response('Refused for now: the same request, with its key, may be sent again', errorRef, BUSY),
          headers: {
            'Retry-After': { description: 'Seconds until then', schema: { type: 'integer' }, example: 2 },
          },
        },
      },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: '__Host-sid' },
        header: {
          type: 'apiKey',
          in: 'header',
          name: 'x-session-token',
          description:
            'For frames without cookies. It wins over the cookie where a request has both; where both are living sessions of ' +
            'different players the request is refused: 400, with `x-session-token` among the fields.',
        },
      },
    },
  }
}

const REFUSAL = { code: 10, localized_message: 'The request is not complete or holds a wrong value.' }

const BUSY = { code: 18, localized_message: 'The service is not available right now. Please try again.' }

/** Rate limits and overload are temporary. */
const responseOf = (status: number) => (status === 429 || status === 503 ? 'RefusedForNow' : 'Refused')

function operation(
  name: CallName,
  call: AnyCall,
  example: AnyExample,
  schemaOf: (schema: z.ZodMiniType) => JsonSchema,
): JsonSchema {
  const parameters = [
    ...parametersOf('path', call.params && schemaOf(call.params), example.params),
    ...parametersOf('query', call.query && schemaOf(call.query), example.query),
    ...headersOf(name),
  ]
  const isBodyNeeded = call.body !== undefined
  return {
    operationId: name,
    summary: call.summary,
    ...(call.about !== undefined && { description: call.about }),
    // OpenAPI has no parameter for Accept, so the description names the version.
    ...(call.api === 'platform' && { description: `Send \`Accept: ${PLATFORM_ACCEPT}\`.` }),
    tags: [call.api],
    security: call.access === 'player' ? [{ cookie: [] }, { header: [] }] : [{}],
    parameters,
    ...(isBodyNeeded && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(call.body!), example: example.body } },
      },
    }),
    responses: {
      200: response('Done', schemaOf(call.reply), example.reply, call.media),
      ...Object.fromEntries(
        refusalsOf(name).map(status => [status, { $ref: `#/components/responses/${responseOf(status)}` }]),
      ),
      default: { $ref: '#/components/responses/Refused' },
    },
  }
}

function response(
  description: string,
  schema: JsonSchema,
  example: unknown,
  media = 'application/json',
): JsonSchema {
  return { description, content: { [media]: { schema, example } } }
}

function parametersOf(
  where: 'path' | 'query',
  schema: JsonSchema | undefined,
  example: JsonSchema = {},
): JsonSchema[] {
  const required = (schema?.required ?? []) as string[]
  return Object.entries((schema?.properties ?? {}) as Record<string, JsonSchema>).map(([name, shape]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: shape,
    ...(example[name] !== undefined && { example: example[name] }),
  }))
}

function headersOf(name: CallName): JsonSchema[] {
  const language = { name: 'accept-language', in: 'header', schema: { type: 'string' }, example: 'en' }
  const header = (header: string, schema: JsonSchema, example: string) => ({
    name: header,
    in: 'header',
    required: true,
    schema,
    example,
  })
  return [
    language,
    ...(KEYED_CALLS.includes(name)
      ? [
          header(
            IDEMPOTENCY_HEADER,
            { type: 'string', format: 'uuid' },
            '3b0f8f2e-7d0a-4f0e-9f57-6f0f1c2b7a11',
          ),
        ]
      : []),
  ]
}
