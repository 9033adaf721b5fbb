import * as z from 'zod/mini'
import { WHOLE_NUMBERS } from '../calls/index.ts'
import { bet, betSelection, customLeg, draftBet, money } from '../wire/betting/bet.ts'
import { betError, errorBody } from '../wire/error.ts'
import { market } from '../wire/catalogue/market.ts'
import { match, matchState } from '../wire/catalogue/match.ts'
import { account, player } from '../wire/player/player.ts'
import { pagination, streamPosition } from '../wire/primitives.ts'
import { settings, system } from '../wire/player/settings.ts'
import { sharedBet } from '../wire/betting/sharedBet.ts'
import { category, sport, tournament } from '../wire/catalogue/sport.ts'

/** A JSON Schema (2020-12), as both documents use it. */
export type JsonSchema = Record<string, unknown>

/** Schemas that are listed once in the document, by name. */
const NAMED = {
  Account: account,
  Bet: bet,
  BetError: betError,
  BetSelection: betSelection,
  Category: category,
  CustomLeg: customLeg,
  DraftBet: draftBet,
  Error: errorBody,
  Market: market,
  Match: match,
  MatchState: matchState,
  Money: money,
  Pagination: pagination,
  Player: player,
  Settings: settings,
  SharedBet: sharedBet,
  Sport: sport,
  StreamPosition: streamPosition,
  System: system,
  Tournament: tournament,
}
const names = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(NAMED)) names.add(schema, { id })

/** Turns schemas into JSON Schema and collects the named ones under `components`. */
export function createSchemas(): {
  readonly of: (schema: z.ZodMiniType) => JsonSchema
  readonly components: JsonSchema
} {
  const components: JsonSchema = {}
  return {
    components,
    of(schema) {
      const {
        $schema: _,
        $defs,
        ...rest
      } = z.toJSONSchema(schema, {
        metadata: names,
        io: 'input',
        unrepresentable: 'any',
        override({ zodSchema, jsonSchema }) {
          const number = WHOLE_NUMBERS.get(zodSchema)
          if (!number) return
          delete jsonSchema.anyOf
          const { type, minimum, maximum } = z.toJSONSchema(number)
          Object.assign(jsonSchema, { type, minimum, maximum })
        },
      })
      for (const [name, definition] of Object.entries($defs ?? {})) components[name] = relink(definition)
      const { id, ...own } = rest as JsonSchema & { id?: string }
      if (id === undefined) return relink(own)
      components[id] = relink(own)
      return { $ref: `#/components/schemas/${id}` }
    },
  }
}

/** Rewrites references to the document's components, and removes the names that the registry adds. */
function relink(value: object): JsonSchema {
  const text = JSON.stringify(value, (key, part: unknown) => (isName(key, part) ? undefined : part))
  return JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema
}

function isName(key: string, part: unknown): boolean {
  return key === 'id' && typeof part === 'string' && part in NAMED
}
