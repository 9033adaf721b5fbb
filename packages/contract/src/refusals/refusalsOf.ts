import { ROUTES, type CallName } from '../routes.ts'
import { CALLS } from '../calls/index.ts'

/** Calls that can be refused although their request is valid. */
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
/** Calls on something that may have changed meanwhile. */
const COMPARED: readonly CallName[] = ['cashOut', 'setCashoutRule']
/** Calls that refer to something in their query or body, or to a feature that a site may not have. */
const NAMING: readonly CallName[] = ['getShareBets', 'cashOut', 'getLotteries']
/** Queries that a site may have switched off: it has no custom bets, or no sharing. */
const SWITCHED_OFF: readonly CallName[] = ['getCustomMarkets', 'getShareBets']
/** Calls with a rate limit per player or network. */
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

/** The HTTP statuses a call may be refused with, in order. 500 is an error of ours and not a refusal. */
export function refusalsOf(name: CallName): readonly number[] {
  const call: { summary: string; params?: unknown; body?: unknown; access?: 'player' } = CALLS[name]
  const { api, method } = ROUTES[name]
  const isAsked = method === 'GET' && !SWITCHED_OFF.includes(name)
  const may: readonly (readonly [number, boolean])[] = [
    [400, true], // any address may contain invalid input
    // A visitor's token would be taken for the player's own, so a client with an ended session must be informed.
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
