import { API_BASES, IDEMPOTENCY_HEADER } from '../routes.ts'
import type { JsonSchema } from './toSchema.ts'

const TEXT = { type: 'string' }
const path = (name: string, example: string) => ({ name, in: 'path', required: true, schema: TEXT, example })
const LOCALE = { name: 'locale', in: 'query', required: false, schema: TEXT, example: 'en' }
const PROVIDER = path('provider', 'drawhouse')
const APP = path('app', 'harbour-six')
const OVER = 'A page that says that it is over: open it anew by `launchApp`'
const MESSAGE = {
  type: 'object',
  properties: { message: TEXT },
  required: ['message'],
}

const page = (description: string): JsonSchema => ({
  description,
  content: { 'text/html': { schema: TEXT } },
})
const refused = (description: string): JsonSchema => ({
  description,
  content: { 'application/json': { schema: MESSAGE, example: { message: 'Please sign in.' } } },
})
const operation = (summary: string, parameters: JsonSchema[], responses: JsonSchema): JsonSchema => ({
  summary,
  description:
    "The reference's own provider; an operator's provider serves pages of its own, at the address that `launchApp` answers.",
  tags: ['wallet'],
  parameters,
  responses: { ...responses, 429: { $ref: '#/components/responses/RefusedForNow' } },
})

/**
 * Pages of the reference's lottery provider. They are not calls: browsers open them, and they have their own cookie.
 */
export function providerPages(): Record<string, JsonSchema> {
  const base = `${API_BASES.wallet}/{provider}`
  return {
    [`${base}/open`]: {
      get: operation(
        'Open a page by the address of `launchApp`, once',
        [
          PROVIDER,
          { name: 'token', in: 'query', required: true, schema: TEXT, example: '4pXb0Q6fDk3rJ9uV2mZ8sA' },
          LOCALE,
        ],
        { 303: { description: 'The page, with its own cookie' }, 410: page(OVER) },
      ),
    },
    [`${base}/lotteries/{app}`]: {
      get: operation('A page that sells tickets', [PROVIDER, APP, LOCALE], {
        200: page('The page'),
        410: page(OVER),
      }),
    },
    [`${base}/lotteries/{app}/tickets`]: {
      get: operation("The player's tickets, a part of that page", [PROVIDER, APP, LOCALE], {
        200: page('The tickets'),
        410: page(OVER),
      }),
      post: buyTicket(),
    },
  }
}

function buyTicket(): JsonSchema {
  return {
    ...operation(
      'Buy a ticket, once per Idempotency-Key',
      [
        PROVIDER,
        APP,
        LOCALE,
        {
          name: IDEMPOTENCY_HEADER,
          in: 'header',
          required: true,
          schema: { type: 'string', format: 'uuid' },
          example: '3b0f8f2e-7d0a-4f0e-9f57-6f0f1c2b7a11',
        },
      ],
      {
        200: {
          description: 'Bought',
          content: {
            'application/json': {
              schema: { type: 'object', properties: { id: TEXT }, required: ['id'] },
              example: { id: '9f57' },
            },
          },
        },
        400: refused('No ticket of this lottery, or no key'),
        401: refused('The page, or the session it was opened from, is over'),
        422: refused('Refused: the draw, the money or the key'),
      },
    ),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: {
              main: { type: 'array', items: { type: 'integer' } },
              bonus: { type: 'array', items: { type: 'integer' } },
              draws: { type: 'integer', minimum: 1 },
            },
            required: ['main', 'bonus', 'draws'],
          },
          example: { main: [3, 9, 17, 22, 31, 40], bonus: [], draws: 1 },
        },
      },
    },
  }
}
