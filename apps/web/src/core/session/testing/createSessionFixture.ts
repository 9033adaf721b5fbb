import type { CallName, CallResult, ApiClient, PlayerWire, SettingsWire } from '@touchline/contract'
import type { LiveEvent } from '@touchline/live'
import { createSettingsStore } from '#core/settings'
import { createSession } from '../createSession.ts'
import type { SessionLine } from '../sessionOptions.ts'
import type { TabMessage, OtherTabs } from '../otherTabs.ts'

type Reply = { ok: true; value: unknown } | { ok: false; status?: number; code?: number }
type Answer = Reply | (() => Promise<Reply>)

const ANONYMOUS: PlayerWire = {
  id: null,
  email: null,
  mobile_phone: null,
  auth_phone_number: null,
  first_name: null,
  last_name: null,
  nickname: null,
  language: null,
  currency: null,
  auth_fields_missed: [],
  statuses: [],
}
export const ADA: PlayerWire = { ...ANONYMOUS, id: '7', email: 'ada@example.test', currency: 'EUR' }
const SETTINGS = {
  stakes: { EUR: [500, 1000] },
  stake_limits: {
    EUR: { min_stake: 10, max_stake: 1_000_000, max_win: 50_000_000 },
    JPY: { min_stake: 20, max_stake: null, max_win: null },
  },
  rates: { base: 'EUR', at: 1_000, per_base: { JPY: '160' } },
  auto_accept_odds_change: 'higher',
  odds_type: 'european',
  odds_types: ['european', 'american'],
  multi_single_available_by_provider: { betradar: true },
} as unknown as SettingsWire

const ACCOUNTS = [
  { currency: 'EUR', subunits: 100, balance: 14_820, active: true },
  { currency: 'JPY', subunits: 1, balance: 900, active: false },
]

/** A session whose server, connection and other tabs the test drives. */
export function createSessionFixture(answers: Partial<Record<CallName, Answer>> = {}) {
  const { client, ...server } = createScriptedServer(answers)
  const { options, ...surroundings } = createSurroundings()
  const held: string[] = []
  const session = createSession({ client, ...options })
  session.onSignedOut(() => held.push('ended'))
  return {
    session,
    settings: options.settings,
    held,
    ...server,
    ...surroundings,
    balanceOf: (code: string) =>
      session.getState().accounts.find(account => account.currency.code === code)?.balance.value,
  }
}

/** A server that answers each call according to `script`, and records the requests. */
function createScriptedServer(answers: Partial<Record<CallName, Answer>>) {
  const script: Partial<Record<CallName, Answer>> = {
    getPlayer: { ok: true, value: { data: ANONYMOUS } },
    getSettings: { ok: true, value: { data: SETTINGS } },
    getAccounts: { ok: true, value: { data: ACCOUNTS } },
    signOut: { ok: true, value: null },
    updateSettings: { ok: true, value: { data: SETTINGS } },
    ...answers,
  }
  const requested: CallName[] = []
  const bodies: unknown[] = []
  const client = (async (name: CallName, input?: { body?: unknown }) => {
    requested.push(name)
    if (input?.body !== undefined) bodies.push(input.body)
    const answer = script[name] ?? { ok: false }
    return toResult(typeof answer === 'function' ? await answer() : answer)
  }) as ApiClient
  return { client, script, requested, bodies }
}

/** The realtime connection, the other tabs and the settings. */
function createSurroundings() {
  const line: string[] = []
  const posted: TabMessage[] = []
  let onEvent: (event: LiveEvent, channel: string) => void = () => {}
  let onGap: (channel: string) => void = () => {}
  let onNews: (news: TabMessage) => void = () => {}
  const live: SessionLine = {
    hold(channel) {
      line.push(`hold ${channel}`)
      return () => line.push(`release ${channel}`)
    },
    reconnect: () => line.push('reconnect'),
    onEvent(listener) {
      onEvent = listener
      return () => {}
    },
    onGap(listener) {
      onGap = listener
      return () => {}
    },
  }
  const tabs: OtherTabs = {
    post: news => posted.push(news),
    listen(listener) {
      onNews = listener
      return () => {}
    },
  }
  return {
    options: { live, tabs, settings: createSettingsStore({ oddsType: 'european' }) },
    line,
    posted,
    fromTab: (news: TabMessage) => onNews(news),
    gap: (channel: string) => onGap(channel),
    /** A heartbeat from the server. */
    beat: () => onEvent({ kind: 'heartbeat', beat: { serverTime: 0, providers: [] } }, 'locale:en'),
    balance: (currency: string, value: number, v: number) =>
      onEvent({ kind: 'balance', message: { currency, value, v, subunits: 100 } }, '$user:7'),
  }
}

function toResult(reply: Reply): CallResult<CallName> {
  if (reply.ok) return reply as CallResult<CallName>
  if (reply.status === undefined) return { ok: false, error: { kind: 'offline' } }
  const body = reply.code === undefined ? undefined : { code: reply.code, localized_message: 'no' }
  return { ok: false, error: { kind: 'refused', status: reply.status, body } }
}
