import type * as z from 'zod/mini'
import { CALLS } from '../calls/index.ts'
import { IDEMPOTENCY_HEADER, KEYED_CALLS, PLATFORM_ACCEPT, type CallName } from '../routes.ts'
import { errorBody } from '../wire/error.ts'
import { CALL_EXAMPLES } from './examples/calls.ts'
import { createSchemas, type JsonSchema } from './toSchema.ts'

type AnyCall = {
  api: 'sportsbook' | 'platform'
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

/** Where the reference serves the two APIs; an operator's own back end names its own. */
const BASES = { sportsbook: '/api/sportsbook', platform: '/api/platform' } as const

/** The contract of both APIs as OpenAPI 3.1: every call with its shapes, its refusals and an example. */
export function buildOpenApi(version: string): JsonSchema {
  const schemas = createSchemas()
  const errorRef = schemas.of(errorBody)
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const [name, call] of Object.entries(CALLS) as [CallName, AnyCall][]) {
    const path = BASES[call.api] + call.path.replace(/:(\w+)/g, '{$1}')
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
        'Refusals carry a code and a message in the language of Accept-Language.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    tags: [
      { name: 'sportsbook', description: 'Catalogue, prices, bets, realtime tokens' },
      { name: 'platform', description: 'Players, sessions, accounts' },
    ],
    paths,
    components: {
      schemas: schemas.components,
      responses: { Refused: response('Refused', errorRef, REFUSAL) },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: '__Host-sid' },
        header: { type: 'apiKey', in: 'header', name: 'x-session-token' },
      },
    },
  }
}

const REFUSAL = { code: 10, localized_message: 'The request is not complete or holds a wrong value.' }

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
    // OpenAPI has no parameter for Accept, so the version is told in words.
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
        refusalsOf(name, call).map(status => [status, { $ref: '#/components/responses/Refused' }]),
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

/** Calls whose request may be in order and still get a no. */
const REFUSE_WHAT_IS_ASKED: readonly CallName[] = [
  'placeBets',
  'getMaxStake',
  'getCustomOdds',
  'createShareCode',
  'signIn',
  'chooseAccount',
  'cashOut',
  'setCashoutRule',
]
/** Questions that a site may not answer at all: it has no custom bets, or shares no slips. */
const SWITCHED_OFF: readonly CallName[] = ['getCustomMarkets', 'getShareBets']
/** Calls that one address may make only so often. */
const LIMITED: readonly CallName[] = [
  'placeBets',
  'cashOut',
  'getMaxStake',
  'getCustomOdds',
  'getCustomMarkets',
  'getShareBets',
  'createShareCode',
  'signIn',
]

function refusalsOf(name: CallName, call: AnyCall): number[] {
  return [
    ...(call.params || call.query || call.body ? [400] : []),
    ...(call.access === 'player' ? [401] : []),
    ...(call.method === 'GET' && !SWITCHED_OFF.includes(name) ? [] : [403]),
    ...(call.params || name === 'getShareBets' ? [404] : []),
    ...(call.api === 'platform' ? [406] : []),
    ...(REFUSE_WHAT_IS_ASKED.includes(name) ? [422] : []),
    ...(LIMITED.includes(name) ? [429] : []),
  ]
}
