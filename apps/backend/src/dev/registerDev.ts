import { ERROR_CODES } from '@touchline/contract'
import type { FastifyInstance } from 'fastify'
import { errorBodyOf } from '#api/http'
import type { Feed, FeedCommand } from '#feed'
import { DEV_COMMANDS, type DevCommandName } from './commands.ts'

export type DevOptions = {
  readonly feed: Pick<Feed, 'command'>
  /** Moves the platform's own clock, so that it matches the feed's. */
  readonly advanceClock: (ms: number) => void
  /** Applies a trader's decision to a VIP player's bet; returns the number of bets it decided. */
  readonly decideVip: (betId: string, accept: boolean) => Promise<number>
  /** Gives a league another slug; returns the number of leagues it renamed. */
  readonly renameLeague: (id: string, slug: string) => Promise<number>
}

/**
 * Addresses that drive the feed and the trader by hand: `POST /dev/<command>` with a JSON body; 200 once the change is
 * committed. For tests and development; the production process never loads this module.
 */
export function registerDev(
  app: FastifyInstance,
  { feed, advanceClock, decideVip, renameLeague }: DevOptions,
): void {
  for (const name of Object.keys(DEV_COMMANDS) as DevCommandName[]) {
    app.post(`/dev/${name}`, async (request, reply) => {
      const parsed = DEV_COMMANDS[name].safeParse(request.body)
      if (!parsed.success) {
        const fields = Object.fromEntries(
          parsed.error.issues.map(issue => [issue.path.join('.') || 'body', issue.code]),
        )
        return await reply.code(400).send(errorBodyOf({ code: ERROR_CODES.validation, fields }, 'en'))
      }
      const {
        bet_id: betId,
        accept,
        ms,
        tournament_id: leagueId,
        slug,
      } = parsed.data as {
        bet_id?: string
        accept?: boolean
        ms?: number
        tournament_id?: string
        slug?: string
      }
      if (betId !== undefined || leagueId !== undefined) {
        const touched = await (betId === undefined
          ? renameLeague(leagueId!, slug!)
          : decideVip(betId, accept === true))
        if (touched > 0) return { ok: true }
        return await reply.code(404).send(errorBodyOf({ code: ERROR_CODES.notFound }, 'en'))
      }
      const result = await feed.command({ type: name, ...inCamelCase(parsed.data) } as FeedCommand)
      if (!result.ok) {
        const isUnknown = result.error.kind === 'no-such-match'
        const code = isUnknown ? ERROR_CODES.notFound : ERROR_CODES.validation
        return await reply.code(isUnknown ? 404 : 409).send(errorBodyOf({ code }, 'en'))
      }
      if (name === 'jump-clock') advanceClock(ms!)
      return { ok: true }
    })
  }
}

function inCamelCase(body: object): object {
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )
}
