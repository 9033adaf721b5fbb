import * as z from 'zod/mini'
import { ROUTES } from '../routes.ts'
import * as bets from './bets.ts'
import * as catalogue from './catalogue.ts'
import * as session from './session.ts'

const nothing = z.null()

/**
 * Every call with its shapes. `params`, `query` and `body` are what comes in; `reply` is the 2xx answer. `access: 'player'`
 * answers 401 without a living session.
 */
export const CALLS = {
  getSystem: { ...ROUTES.getSystem, summary: 'What this installation is', reply: session.systemReply },
  getSettings: { ...ROUTES.getSettings, summary: 'Sportsbook settings', reply: session.settingsReply },
  updateSettings: {
    ...ROUTES.updateSettings,
    access: 'player',
    summary: "Keep a player's choices",
    body: session.updateSettingsBody,
    reply: session.settingsReply,
  },
  getSports: { ...ROUTES.getSports, summary: 'Sports', reply: catalogue.sportsReply },
  getCategories: {
    ...ROUTES.getCategories,
    summary: 'Categories',
    query: catalogue.categoriesQuery,
    reply: catalogue.categoriesReply,
  },
  getCategory: {
    ...ROUTES.getCategory,
    summary: 'One category by id, or by slug within a sport',
    params: catalogue.lookupParams,
    query: catalogue.lookupQuery,
    reply: catalogue.categoryReply,
  },
  getTournaments: {
    ...ROUTES.getTournaments,
    summary: 'Leagues',
    query: catalogue.tournamentsQuery,
    reply: catalogue.tournamentsReply,
  },
  getTournament: {
    ...ROUTES.getTournament,
    summary: 'One league by id, or by slug within a sport',
    params: catalogue.lookupParams,
    query: catalogue.lookupQuery,
    reply: catalogue.tournamentReply,
  },
  getMatches: {
    ...ROUTES.getMatches,
    summary: 'Matches with their main market',
    query: catalogue.matchesQuery,
    reply: catalogue.matchesReply,
  },
  getMatch: {
    ...ROUTES.getMatch,
    summary: 'One match by id, or by slug within a sport',
    params: catalogue.lookupParams,
    query: catalogue.lookupQuery,
    reply: catalogue.matchReply,
  },
  getMatchMarkets: {
    ...ROUTES.getMatchMarkets,
    summary: 'Markets of a match',
    params: catalogue.lookupParams,
    query: catalogue.marketsQuery,
    reply: catalogue.marketsReply,
  },
  getCounters: {
    ...ROUTES.getCounters,
    summary: 'How many matches there are to bet on',
    body: catalogue.countersBody,
    reply: catalogue.countersReply,
  },
  getBets: {
    ...ROUTES.getBets,
    access: 'player',
    summary: "A player's bets",
    query: bets.betsQuery,
    reply: bets.betsReply,
  },
  placeBets: {
    ...ROUTES.placeBets,
    access: 'player',
    summary: 'Place bets, once per Idempotency-Key',
    body: bets.placeBetsBody,
    reply: bets.placeBetsReply,
  },
  getRealtimeToken: {
    ...ROUTES.getRealtimeToken,
    summary: 'Connection token for realtime',
    reply: session.realtimeTokenReply,
  },
  authorizeChannels: {
    ...ROUTES.authorizeChannels,
    access: 'player',
    summary: 'Subscription tokens for private channels',
    body: session.authorizeBody,
    reply: session.authorizeReply,
  },
  signIn: { ...ROUTES.signIn, summary: 'Sign in', body: session.signInBody, reply: session.signInReply },
  signOut: { ...ROUTES.signOut, summary: 'Sign out', reply: nothing },
  getPlayer: { ...ROUTES.getPlayer, summary: 'The profile', reply: session.playerReply },
  getAccounts: {
    ...ROUTES.getAccounts,
    access: 'player',
    summary: 'Accounts with balances',
    reply: session.accountsReply,
  },
  chooseAccount: {
    ...ROUTES.chooseAccount,
    access: 'player',
    summary: 'Make an account the active one',
    body: session.chooseAccountBody,
    reply: session.accountsReply,
  },
} as const
