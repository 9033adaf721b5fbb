import { hashToken } from '#api/session'
import type { Database } from '#store'

/** A launch address works once, within this time. */
const LAUNCH_MS = 60_000
/** A page has to be opened again after this time. */
const PAGE_MS = 4 * 3_600_000
/** Maximum tokens of each kind per session; the oldest are removed first. */
const TOKENS_MAX = 10

/** A provider's page that a player has opened. */
export type OpenedLotteryPage = {
  readonly app: string
  readonly playerId: string
  readonly sessionHash: string
}

type AccessOptions = { readonly db: Database; readonly newToken: () => string; readonly now: () => number }
type App = { readonly provider: string; readonly app: string }
type Kind = 'launch' | 'page'

/** Access to a provider's pages. */
export type PageAccess = {
  /** A token for the launch address. Removes expired tokens of the same session. */
  readonly launch: (app: App, sessionHash: string) => Promise<string>
  /** Exchanges a launch token for the page's own; undefined where it was used before or has expired. */
  readonly open: (provider: string, token: string) => Promise<{ app: string; token: string } | undefined>
  /** The page that sends this token; undefined where the page, or the session it was opened from, has ended. */
  readonly find: (provider: string, token: string | undefined) => Promise<OpenedLotteryPage | undefined>
}

/**
 * Tokens of a provider's pages. They are stored as hashes and end with the player's own session at the latest. The
 * first comes in an address and works once; the page gets another, so a logged address opens nothing.
 */
export function createPageAccess({ db, newToken, now }: AccessOptions): PageAccess {
  async function insert(kind: Kind, { provider, app }: App, sessionHash: string): Promise<string> {
    const token = newToken()
    const tokenHash = hashToken(token)
    const expiresAt = now() + (kind === 'launch' ? LAUNCH_MS : PAGE_MS)
    await db
      .insertInto('provider_sessions')
      .values({
        token_hash: tokenHash,
        kind,
        provider,
        app,
        session_hash: sessionHash,
        expires_at: expiresAt,
      })
      .execute()
    await removeOldest(db, kind, sessionHash, tokenHash)
    return token
  }

  return {
    async launch(app, sessionHash) {
      await db
        .deleteFrom('provider_sessions')
        .where('session_hash', '=', sessionHash)
        .where('expires_at', '<=', now())
        .execute()
      return await insert('launch', app, sessionHash)
    },
    async open(provider, token) {
      const launch = await takeLaunch(db, provider, token, now())
      if (!launch) return undefined
      const { app, session_hash: sessionHash } = launch
      return { app, token: await insert('page', { provider, app }, sessionHash) }
    },
    find: async (provider, token) =>
      token === undefined ? undefined : await findOpened(db, provider, token, now()),
  }
}

/** Removes the oldest tokens of a session beyond `TOKENS_MAX`, never the one just made. */
async function removeOldest(db: Database, kind: Kind, sessionHash: string, newest: string): Promise<void> {
  await db
    .deleteFrom('provider_sessions')
    .where('session_hash', '=', sessionHash)
    .where('kind', '=', kind)
    .where('token_hash', '<>', newest)
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
}

function takeLaunch(db: Database, provider: string, token: string, now: number) {
  return db
    .deleteFrom('provider_sessions')
    .where('token_hash', '=', hashToken(token))
    .where('kind', '=', 'launch')
    .where('provider', '=', provider)
    .where('expires_at', '>', now)
    .returning(['app', 'session_hash'])
    .executeTakeFirst()
}

function findOpened(db: Database, provider: string, token: string, now: number) {
  return db
    .selectFrom('provider_sessions as pages')
    .innerJoin('sessions', 'sessions.token_hash', 'pages.session_hash')
    .select(['pages.app', 'sessions.player_id as playerId', 'pages.session_hash as sessionHash'])
    .where('pages.token_hash', '=', hashToken(token))
    .where('pages.kind', '=', 'page')
    .where('pages.provider', '=', provider)
    .where('pages.expires_at', '>', now)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst()
}
