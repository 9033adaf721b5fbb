import { hashToken } from '#api/session'
import type { Database } from '#store'

/** An address that opens a page is good for this long, once. */
const LAUNCH_MS = 60_000
/** A page that stays open this long has to be opened anew. */
const PAGE_MS = 4 * 3_600_000
/** Tokens of each kind that one session has at a time; the oldest end first. */
const TOKENS_MAX = 10

/** A page of a provider, opened for a player. */
export type Opened = { readonly app: string; readonly playerId: string; readonly sessionHash: string }

type AccessOptions = { readonly db: Database; readonly newToken: () => string; readonly now: () => number }
type App = { readonly provider: string; readonly app: string }

/**
 * Who may open a provider's pages: tokens that are kept as hashes, and end with the player's own session at the latest. The first comes in an
 * address and works once; the page has one of its own, so that the address is worth nothing to whoever reads it later.
 */
export function createAccess({ db, newToken, now }: AccessOptions) {
  async function keep(kind: 'launch' | 'page', { provider, app }: App, sessionHash: string): Promise<string> {
    const token = newToken()
    await db
      .insertInto('provider_sessions')
      .values({
        token_hash: hashToken(token),
        kind,
        provider,
        app,
        session_hash: sessionHash,
        expires_at: now() + (kind === 'launch' ? LAUNCH_MS : PAGE_MS),
      })
      .execute()
    await db
      .deleteFrom('provider_sessions')
      .where('session_hash', '=', sessionHash)
      .where('kind', '=', kind)
      .where('token_hash', '<>', hashToken(token))
      .where('token_hash', 'in', old =>
        old
          .selectFrom('provider_sessions')
          .select('token_hash')
          .where('session_hash', '=', sessionHash)
          .where('kind', '=', kind)
          .orderBy('expires_at', 'desc')
          .offset(TOKENS_MAX),
      )
      .execute()
    return token
  }

  return {
    /** A token for the address; forgets those of the same session that are over. */
    async launch(app: App, sessionHash: string): Promise<string> {
      await db
        .deleteFrom('provider_sessions')
        .where('session_hash', '=', sessionHash)
        .where('expires_at', '<=', now())
        .execute()
      return await keep('launch', app, sessionHash)
    },
    /** Takes the token of an address: the page's own token and its app; undefined where it was used before, or is over. */
    async open(provider: string, token: string): Promise<{ app: string; token: string } | undefined> {
      const launch = await db
        .deleteFrom('provider_sessions')
        .where('token_hash', '=', hashToken(token))
        .where('kind', '=', 'launch')
        .where('provider', '=', provider)
        .where('expires_at', '>', now())
        .returning(['app', 'session_hash'])
        .executeTakeFirst()
      if (!launch) return undefined
      const { app, session_hash: sessionHash } = launch
      return { app, token: await keep('page', { provider, app }, sessionHash) }
    },
    /** Whose page sends this token; undefined where the page, or the session it was opened from, is over. */
    async find(provider: string, token: string | undefined): Promise<Opened | undefined> {
      if (token === undefined) return undefined
      const row = await db
        .selectFrom('provider_sessions as pages')
        .innerJoin('sessions', 'sessions.token_hash', 'pages.session_hash')
        .select(['pages.app', 'sessions.player_id as playerId', 'pages.session_hash as sessionHash'])
        .where('pages.token_hash', '=', hashToken(token))
        .where('pages.kind', '=', 'page')
        .where('pages.provider', '=', provider)
        .where('pages.expires_at', '>', now())
        .where('sessions.expires_at', '>', now())
        .executeTakeFirst()
      return row
    },
  }
}
