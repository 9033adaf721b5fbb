import type { CallName, CallReply, CallResult, ApiClient } from '@touchline/contract'
import type { LiveEvent } from '@touchline/live'
import { createSession, noTabs } from '#core/session'
import { createSettingsStore } from '#core/settings'
import { createFavourites, type FavouriteRefusal } from '../createFavourites.ts'
import type { FavouriteChange } from '../favouriteTabs.ts'

type Reply = { ok: true } | { ok: false; status?: number; code?: number }
type PendingChange = { readonly apply: () => void; readonly resolve: (reply: Reply) => void }

const PLAYER = { id: '7', email: 'ada@example.test', auth_fields_missed: [], statuses: [] }
const SIGNED_OUT = { ...PLAYER, id: null, email: null }

/** `isListByHand`: lists are answered by `giveList`. `isUnknown`: the session has not started yet. */
type Start = { isListByHand?: boolean; isSignedOut?: boolean; isUnknown?: boolean }

/**
 * A player's favourite matches on a page whose server answers by hand, one change at a time.
 * @param marked what the server holds at first
 */
export async function createFavouritesFixture(marked: readonly string[] = [], start: Start = {}) {
  const server = createServer(marked, start)
  const refusals: FavouriteRefusal[] = []
  const posted: FavouriteChange[] = []
  const { session, publish } = createPlayerSession(server.client)
  let receive: (news: FavouriteChange) => void = () => {}
  const favourites = createFavourites({
    session,
    tabs: { post: news => posted.push(news), listen: listener => void (receive = listener) },
    onRefused: why => refusals.push(why),
  })
  const startSession = async () => {
    await session.start()
    await settled()
  }
  favourites.request('matches')
  if (!start.isUnknown) await startSession()
  await settled()

  return {
    ...server,
    favourites,
    session,
    refusals,
    posted,
    start: startSession,
    signIn: async () => {
      await session.signIn('ada@example.test', 'secret')
      await settled()
    },
    signInReason: () => session.getState().signInReason,
    toggle: (id: string) => favourites.toggle('matches', id),
    shown(): readonly string[] {
      const shown = favourites.of('matches')
      return shown.kind === 'known' ? [...shown.ids].toSorted(byAge) : []
    },
    fromTab: (news: FavouriteChange) => receive(news),
    balance: (currency: string, value: number, v: number) =>
      publish({ kind: 'balance', message: { currency, value, v, subunits: 100 } }, '$user:7'),
  }
}

/** The calls of a player with favourites: changes, and lists if wanted, wait until they are answered by hand. */
function createServer(marked: readonly string[], start: Start) {
  const held = new Set(marked)
  const sent: string[] = []
  const changes: PendingChange[] = []
  const lists: ((ids: readonly string[] | undefined) => void)[] = []
  let isSignedIn = !start.isSignedOut

  const answerTo = async (name: CallName, input?: { params?: { id?: string } }): Promise<object> => {
    const id = input?.params?.id ?? ''
    switch (name) {
      case 'getPlayer':
      case 'signIn':
        isSignedIn ||= name === 'signIn'
        return { ok: true, value: { data: isSignedIn ? PLAYER : SIGNED_OUT } }
      case 'getAccounts':
        return { ok: true, value: { data: [] } }
      case 'getFavourites':
        return start.isListByHand
          ? await new Promise(resolve => lists.push(ids => resolve(listReply(ids))))
          : listReply([...held])
      case 'addFavourite':
      case 'removeFavourite': {
        const isAdding = name === 'addFavourite'
        sent.push(`${isAdding ? 'add' : 'remove'} ${id}`)
        const apply = (): void => void (isAdding ? held.add(id) : held.delete(id))
        return toResult(await new Promise<Reply>(resolve => changes.push({ apply, resolve })))
      }
      default:
        return name === 'signOut' ? { ok: true, value: null } : toResult({ ok: false })
    }
  }
  return {
    client: answerTo as unknown as ApiClient,
    held,
    sent,
    waits: () => changes.length > 0,
    /** The server answers the change that has waited longest, if there is one. */
    async answer(reply: Reply = { ok: true }) {
      const change = changes.shift()
      if (reply.ok) change?.apply()
      change?.resolve(reply)
      await settled()
    },
    async giveList(ids: readonly string[] | undefined) {
      lists.shift()?.(ids)
      await settled()
    },
  }
}

function createPlayerSession(client: ApiClient) {
  let publish: (event: LiveEvent, channel: string) => void = () => {}
  const session = createSession({
    client,
    tabs: noTabs,
    settings: createSettingsStore({ oddsType: 'european' }),
    live: {
      hold: () => () => {},
      reconnect() {},
      onGap: () => () => {},
      onEvent(listener) {
        publish = listener
        return () => {}
      },
    },
  })
  return { session, publish: (event: LiveEvent, channel: string) => publish(event, channel) }
}

/** `old` before the others, those by name. */
const byAge = (one: string, other: string): number =>
  Number(other === 'old') - Number(one === 'old') || one.localeCompare(other)

/** All promises that wait for nothing else are resolved. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve()
}

function listReply(ids: readonly string[] | undefined): CallResult<'getFavourites'> {
  if (!ids) return { ok: false, error: { kind: 'offline' } }
  return { ok: true, value: { data: ids.map(id => ({ id })) } as unknown as CallReply<'getFavourites'> }
}

function toResult(reply: Reply): CallResult<CallName> {
  if (reply.ok) return { ok: true, value: {} } as CallResult<CallName>
  if (reply.status === undefined) return { ok: false, error: { kind: 'offline' } }
  const body = reply.code === undefined ? undefined : { code: reply.code, localized_message: 'no' }
  return { ok: false, error: { kind: 'refused', status: reply.status, body } }
}
