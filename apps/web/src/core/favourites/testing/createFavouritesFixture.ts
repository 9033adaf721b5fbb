import type { CallName, CallReply, CallResult, Client } from '@touchline/contract'
import type { LiveEvent } from '@touchline/live'
import { createSession, noTabs } from '#core/session'
import { createSettingsStore } from '#core/settings'
import { createFavourites, type FavouriteRefusal } from '../createFavourites.ts'
import type { FavouriteNews } from '../favouriteTabs.ts'

type Reply = { ok: true } | { ok: false; status?: number; code?: number }
type Waiting = { readonly apply: () => void; readonly resolve: (reply: Reply) => void }

const ADA = { id: '7', email: 'ada@example.test', auth_fields_missed: [], statuses: [] }
const NOBODY = { ...ADA, id: null, email: null }

type Start = { isListHeld?: boolean; isSignedOut?: boolean; isUnknown?: boolean }

/**
 * A player's favourite matches on a page whose server answers by hand, one change at a time.
 * @param kept what the server holds
 */
export async function createFavouritesFixture(kept: readonly string[] = [], start: Start = {}) {
  const held = new Set(kept)
  const sent: string[] = []
  const told: FavouriteRefusal[] = []
  const posted: FavouriteNews[] = []
  const changes: Waiting[] = []
  const lists: ((ids: readonly string[] | undefined) => void)[] = []
  let isSignedIn = !start.isSignedOut

  const answerTo = async (name: CallName, input?: { params?: { id?: string } }): Promise<object> => {
    const id = input?.params?.id ?? ''
    switch (name) {
      case 'getPlayer':
      case 'signIn':
        isSignedIn ||= name === 'signIn'
        return { ok: true, value: { data: isSignedIn ? ADA : NOBODY } }
      case 'getAccounts':
        return { ok: true, value: { data: [] } }
      case 'getFavourites':
        return start.isListHeld
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
  const client = answerTo as unknown as Client

  let onEvent: (event: LiveEvent, channel: string) => void = () => {}
  const session = createSession({
    client,
    tabs: noTabs,
    settings: createSettingsStore({ oddsType: 'european' }),
    live: {
      hold: () => () => {},
      reconnect() {},
      onGap: () => () => {},
      onEvent(listener) {
        onEvent = listener
        return () => {}
      },
    },
  })
  let hear: (news: FavouriteNews) => void = () => {}
  const favourites = createFavourites({
    session,
    tabs: { post: news => posted.push(news), listen: listener => void (hear = listener) },
    tellRefused: why => told.push(why),
  })
  favourites.ask('matches')
  if (!start.isUnknown) await session.start()
  await settled()

  return {
    favourites,
    session,
    held,
    sent,
    told,
    posted,
    start: async () => {
      await session.start()
      await settled()
    },
    signIn: async () => {
      await session.signIn('ada@example.test', 'secret')
      await settled()
    },
    asksToSignIn: () => session.getState().signInReason,
    toggle: (id: string) => favourites.toggle('matches', id),
    shown(): readonly string[] {
      const shown = favourites.of('matches')
      return shown.kind === 'known' ? [...shown.ids].toSorted(byAge) : []
    },
    waits: () => changes.length > 0,
    /** The server answers the change that has waited longest, if any does. */
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
    fromTab: (news: FavouriteNews) => hear(news),
    balance: (currency: string, value: number, v: number) =>
      onEvent({ kind: 'balance', message: { currency, value, v, subunits: 100 } }, '$user:7'),
  }
}

/** `old` before the others, those by name. */
const byAge = (one: string, other: string): number =>
  Number(other === 'old') - Number(one === 'old') || one.localeCompare(other)

/** Everything that waits for nothing but promises has run. */
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
