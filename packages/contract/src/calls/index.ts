import * as z from 'zod/mini'
import { ROUTES } from '../routes.ts'
import * as bets from './betting/bets.ts'
import * as cashout from './betting/cashout.ts'
import * as catalogue from './catalogue/catalogue.ts'
import * as customBet from './betting/customBet.ts'
import * as favourites from './player/favourites.ts'
import * as history from './betting/history.ts'
import * as lotteries from './catalogue/lotteries.ts'
import * as notifications from './player/notifications.ts'
import * as receipts from './betting/receipts.ts'
import * as search from './catalogue/search.ts'
import * as session from './player/session.ts'
import * as sitemap from './catalogue/sitemap.ts'
import * as statistics from './catalogue/statistics.ts'

export { WHOLE_NUMBERS } from './queryValues.ts'

const nothing = z.null()

/**
 * Every call with its schemas. `params`, `query` and `body` are the input; `reply` is the 2xx answer. `access:
 * 'player'` answers 401 without a valid session. `media`: the type of a reply that is not JSON. `about` is added to the
 * summary in the document.
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
  getPage: {
    ...ROUTES.getPage,
    summary: "A page of the operator's own",
    params: session.pageParams,
    reply: session.pageReply,
  },
  getSports: { ...ROUTES.getSports, summary: 'Sports', reply: catalogue.sportsReply },
  getCategories: {
    ...ROUTES.getCategories,
    summary: 'Categories',
    query: catalogue.categoriesQueryString,
    reply: catalogue.categoriesReply,
  },
  getCategory: {
    ...ROUTES.getCategory,
    summary: 'One category by id, or by slug within a sport',
    params: catalogue.lookupParams,
    query: catalogue.lookupQueryString,
    reply: catalogue.categoryReply,
  },
  getTournaments: {
    ...ROUTES.getTournaments,
    summary: 'Leagues',
    query: catalogue.tournamentsQueryString,
    reply: catalogue.tournamentsReply,
  },
  getTournament: {
    ...ROUTES.getTournament,
    summary: 'One league by id, or by slug within a sport',
    params: catalogue.lookupParams,
    query: catalogue.lookupQueryString,
    reply: catalogue.tournamentReply,
  },
  getMatches: {
    ...ROUTES.getMatches,
    summary: 'Matches with their main market',
    query: catalogue.matchesQueryString,
    reply: catalogue.matchesReply,
  },
  getMatch: {
    ...ROUTES.getMatch,
    summary: 'One match by id, or by slug within a sport',
    params: catalogue.lookupParams,
    query: catalogue.lookupQueryString,
    reply: catalogue.matchReply,
  },
  getMatchMarkets: {
    ...ROUTES.getMatchMarkets,
    summary: 'Markets of a match',
    params: catalogue.lookupParams,
    query: catalogue.marketsQueryString,
    reply: catalogue.marketsReply,
  },
  getAddress: {
    ...ROUTES.getAddress,
    summary: 'What an address of a sport names: a category, a league or an event',
    params: catalogue.addressParams,
    reply: catalogue.addressReply,
  },
  getSitemap: {
    ...ROUTES.getSitemap,
    summary: 'Every page of a sport, for sitemaps, and when it last changed',
    about:
      'Matches and outrights that are over are not listed, but their end counts as a change of their league and category. While one is open its ' +
      'prices move all the time: its last change is told to the hour.',
    params: sitemap.sitemapParams,
    reply: sitemap.sitemapReply,
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
    query: bets.betsQueryString,
    reply: bets.betsReply,
  },
  placeBets: {
    ...ROUTES.placeBets,
    access: 'player',
    summary: 'Place bets, once per Idempotency-Key',
    about:
      'Each bet is decided alone, those of one `group` as a whole; when none is taken the answer is a 422, and so it is with code 17 when the key came with other bets before: nothing is ' +
      'placed then. An accepted key is answered so for ever, a refused one while it is among the last 1,000 that the player was refused. ' +
      'Of all legs at fault 50 are named. `meta` is no part of what a key stands for. Codes: 101 odds moved, 102 paused, 103 no longer offered, ' +
      '104 may not stand together, 105 no selections, 106 no stake, 107 and 108 stake too low or high, 109 win too high, 110 no account ' +
      'in this currency, 111 not enough money, 112 no such system, 113 no such bonus, 114 a freebet that could win nothing, 115 another bet of the group was refused, ' +
      '116 no quick bet (one single on a live match), 117 a quick bet that could win no more than its stake, 119 more than one custom bet, 120 joint price of a custom bet moved. 118 (municipality not ' +
      'found) and `details.risk_keys` come only from back ends of operators that ask for a municipality or run a risk validation. ' +
      'A bet that comes back `submitted` is decided later; its `refusal` then has one of these codes, or 124: it could not be decided in time.',
    body: bets.placeBetsBody,
    reply: bets.placeBetsReply,
  },
  getMaxStake: {
    ...ROUTES.getMaxStake,
    summary: 'The most that can be staked on the first bet: by limits, and by balance for a player',
    body: bets.placeBetsBody,
    reply: bets.maxStakeReply,
  },
  getCustomOdds: {
    ...ROUTES.getCustomOdds,
    summary: 'The joint price of outcomes of one match',
    body: customBet.customOddsBody,
    reply: customBet.customOddsReply,
  },
  getCustomMarkets: {
    ...ROUTES.getCustomMarkets,
    summary: 'Markets of a match whose outcomes can be combined',
    params: customBet.customMarketsParams,
    reply: customBet.customMarketsReply,
  },
  getShareBets: {
    ...ROUTES.getShareBets,
    summary: 'The bets behind a share code, at prices of now',
    about: 'A bet on a match that ended so long ago that it is no longer kept is left out.',
    query: bets.shareBetsQueryString,
    reply: bets.shareBetsReply,
  },
  createShareCode: {
    ...ROUTES.createShareCode,
    summary: 'Share bets by a code, kept for 90 days',
    about:
      'A player, or a network of visitors, makes 100 codes a day: then 429 until the next day (UTC). 503: there is no room for more now.',
    body: bets.shareCodeBody,
    reply: bets.shareCodeReply,
  },
  cashOut: {
    ...ROUTES.cashOut,
    access: 'player',
    summary: 'Cash out a bet or a part of it, once per Idempotency-Key',
    about:
      'Pays `to_cashout`, what the bettor saw, if the offer of now is that much, or up to 10 % more. 121: it is less now, or more than that; ' +
      '`details.to_cashout` names it. 122: no offer now, ' +
      '`details.because` says why, or the part is less than a tenth of `open_stake`. 123: the bet was settled, cashed out, or is being cashed out. 17, with a 422: the key came with another request before, and nothing is paid. With a live leg the answer may be a bet in `cashout_in_progress`, decided at `decide_at`.',
    body: cashout.cashOutBody,
    reply: cashout.betReply,
  },
  setCashoutRule: {
    ...ROUTES.setCashoutRule,
    access: 'player',
    summary: 'Cash out by itself at an amount or more',
    params: cashout.betParams,
    body: cashout.cashoutRuleBody,
    reply: cashout.betReply,
  },
  removeCashoutRule: {
    ...ROUTES.removeCashoutRule,
    access: 'player',
    summary: 'No longer cash out by itself',
    params: cashout.betParams,
    reply: cashout.betReply,
  },
  getBetTotals: {
    ...ROUTES.getBetTotals,
    access: 'player',
    summary: 'Staked, returned and net of the bets settled in a period',
    query: history.totalsQueryString,
    reply: history.totalsReply,
  },
  getProfitCurve: {
    ...ROUTES.getProfitCurve,
    access: 'player',
    summary: 'Profit and loss day by day',
    query: history.curveQueryString,
    reply: history.curveReply,
  },
  exportBets: {
    ...ROUTES.exportBets,
    access: 'player',
    summary: "A player's bets as a table, one line each",
    about:
      'UTF-8 with its mark, lines and quotes as RFC 4180 has them; times as ISO 8601 in UTC, amounts and odds as decimals with a dot, names in the language of the request. ' +
      'A text that a spreadsheet would compute (it begins with =, +, - or @) stands behind an apostrophe.',
    query: bets.exportQueryString,
    reply: bets.exportReply,
  },
  getReceipt: {
    ...ROUTES.getReceipt,
    access: 'player',
    summary: 'The signed receipt of an accepted bet',
    params: cashout.betParams,
    reply: receipts.receiptReply,
  },
  getReceiptKeys: {
    ...ROUTES.getReceiptKeys,
    summary: 'The keys that verify receipts',
    reply: receipts.receiptKeysReply,
  },
  getPriceProof: {
    ...ROUTES.getPriceProof,
    summary: "The links of a match's price chain that prove a price",
    params: receipts.priceProofParams,
    query: receipts.priceProofQueryString,
    reply: receipts.priceProofReply,
  },
  search: {
    ...ROUTES.search,
    summary: 'Markets, events and leagues by name, live ones first',
    about:
      'Finds by the beginnings of words, whatever their case, marks and language; where nothing has the words, by how they sound. 400, with ' +
      '`q` among the fields, for less than 3 or more than 50 characters.',
    query: search.searchQueryString,
    reply: search.searchReply,
  },
  getFavourites: {
    ...ROUTES.getFavourites,
    access: 'player',
    summary: "A player's favourites of one type, with their matches",
    params: favourites.favouritesParams,
    query: favourites.favouritesQueryString,
    reply: favourites.favouritesReply,
  },
  addFavourite: {
    ...ROUTES.addFavourite,
    access: 'player',
    summary: 'Make it a favourite; one that is already stays one',
    about: '130: there are as many of this type as there can be.',
    params: favourites.favouriteParams,
    reply: favourites.favouriteReply,
  },
  removeFavourite: {
    ...ROUTES.removeFavourite,
    access: 'player',
    summary: 'No longer a favourite; what was none stays none',
    params: favourites.favouriteParams,
    reply: favourites.favouriteReply,
  },
  getStatistics: {
    ...ROUTES.getStatistics,
    summary: 'Statistics of a match: figures by side, what happened, or how both sides did before',
    about:
      '`summary` and `timeline` are empty before the match begins, and of a match whose feed does not count. `head-to-head` names at most ' +
      'five finished matches each.',
    params: statistics.statisticsParams,
    reply: statistics.statisticsReply,
  },
  getLotteries: {
    ...ROUTES.getLotteries,
    summary: 'Lotteries with their next draw, last numbers and jackpot',
    reply: lotteries.lotteriesReply,
  },
  getLottery: {
    ...ROUTES.getLottery,
    summary: 'One lottery with its draws and results',
    about:
      'The seed of a draw is published with its numbers; its hash is published before tickets are sold. Who has the seed draws the same ' +
      'numbers again: record 0081 says how.',
    params: lotteries.lotteryParams,
    query: lotteries.lotteryQueryString,
    reply: lotteries.lotteryReply,
  },
  getNotifications: {
    ...ROUTES.getNotifications,
    access: 'player',
    summary: "A player's notifications",
    query: notifications.notificationsQueryString,
    reply: notifications.notificationsReply,
  },
  getNotificationCounters: {
    ...ROUTES.getNotificationCounters,
    access: 'player',
    summary: 'How many notifications are unread',
    reply: notifications.unreadCountersReply,
  },
  readNotifications: {
    ...ROUTES.readNotifications,
    access: 'player',
    summary: 'Mark notifications as read',
    body: notifications.readNotificationsBody,
    reply: notifications.unreadCountersReply,
  },
  readAllNotifications: {
    ...ROUTES.readAllNotifications,
    access: 'player',
    summary: 'Mark all notifications as read',
    reply: notifications.unreadCountersReply,
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
  updateLocale: {
    ...ROUTES.updateLocale,
    access: 'player',
    summary: "Keep the player's language",
    body: session.updateLocaleBody,
    reply: session.playerReply,
  },
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
  launchApp: {
    ...ROUTES.launchApp,
    access: 'player',
    summary: 'Where a page of a provider opens for the player, who is signed in there by the address',
    params: lotteries.launchParams,
    body: lotteries.launchBody,
    reply: lotteries.launchReply,
  },
} as const
