import { ROUTES, type CallName } from './routes.ts'
import { CALLS } from './calls/index.ts'

/** Calls whose request may be in order and still get a no. */
const REFUSE_WHAT_IS_ASKED: readonly CallName[] = [
  'placeBets',
  'getMaxStake',
  'getCustomOdds',
  'createShareCode',
  'signIn',
  'chooseAccount',
  'updateLocale',
  'cashOut',
  'addFavourite',
]
/** Calls on something that may have gone on meanwhile. */
const COMPARED: readonly CallName[] = ['cashOut', 'setCashoutRule']
/** Calls that name something in their query or body, or that a site may not have at all. */
const NAMING: readonly CallName[] = ['getShareBets', 'cashOut', 'getLotteries']
/** Questions that a site may not answer at all: it has no custom bets, or shares no slips. */
const SWITCHED_OFF: readonly CallName[] = ['getCustomMarkets', 'getShareBets']
/** Calls that one player, or one network, may make only so often. */
const LIMITED: readonly CallName[] = [
  'placeBets',
  'cashOut',
  'setCashoutRule',
  'removeCashoutRule',
  'launchApp',
  'getMaxStake',
  'getCustomOdds',
  'getCustomMarkets',
  'getShareBets',
  'createShareCode',
  'search',
  'addFavourite',
  'removeFavourite',
  'signIn',
]

/** The HTTP statuses a call may be refused with, in order. 500, a fault of ours, is no refusal. */
export function refusalsOf(name: CallName): readonly number[] {
  const call: { summary: string; params?: unknown; body?: unknown; access?: 'player' } = CALLS[name]
  const { api, method } = ROUTES[name]
  const isAsked = method === 'GET' && !SWITCHED_OFF.includes(name)
  const may: readonly (readonly [number, boolean])[] = [
    [400, true], // any address may hold what cannot be read
    // A token for nobody would be taken for the player's own: who has a session that is over is told so.
    [401, call.access === 'player' || name === 'getRealtimeToken'],
    [403, !isAsked],
    [404, Boolean(call.params) || NAMING.includes(name)],
    [406, api === 'platform'],
    [409, COMPARED.includes(name)],
    [413, call.body !== undefined],
    [415, call.body !== undefined],
    [422, REFUSE_WHAT_IS_ASKED.includes(name)],
    [429, LIMITED.includes(name)],
    [503, true],
  ]
  return may.flatMap(([status, is]) => (is ? [status] : []))
}
