import type { EventWire } from '../../events/index.ts'
import { exampleChangedBet } from './bets.ts'
import { exampleMatchState, NOW } from './catalogue.ts'
import { exampleNotification } from './money.ts'

/** One event of each name. */
export const EVENT_EXAMPLES: {
  readonly [Name in EventWire['event_name']]: EventWire & { event_name: Name }
} = {
  markets_changed: {
    event_name: 'markets_changed',
    message: {
      match_id: '50001',
      v: 419,
      ts: NOW,
      markets: [
        {
          id: 1,
          specifier: '',
          status: -1,
          reason: 'possible_goal',
          outcomes: [{ id: '1', odds: 2300, active: true }],
        },
      ],
    },
  },
  match_changed: {
    event_name: 'match_changed',
    message: {
      match_id: '50001',
      v: 420,
      ts: NOW,
      state: { ...exampleMatchState, period_scores: [...exampleMatchState.period_scores] },
      available_markets_count: 27,
    },
  },
  match_status_changed: {
    event_name: 'match_status_changed',
    message: { match_id: '50001', sport_key: 'soccer', v: 421, ts: NOW, status: 4 },
  },
  provider_status_changed: {
    event_name: 'provider_status_changed',
    message: { provider_statuses: [{ provider: 'oddin', status: 'down', alive_at: NOW - 21_000 }] },
  },
  heartbeat: {
    event_name: 'heartbeat',
    message: {
      server_time: NOW,
      provider_statuses: [{ provider: 'betradar', status: 'active', alive_at: NOW - 400 }],
    },
  },
  balance_changed: {
    event_name: 'balance_changed',
    message: { value: 99_000, currency: 'EUR', subunits: 100, v: 12 },
  },
  bet_changed: { event_name: 'bet_changed', message: { bet: exampleChangedBet } },
  bet_cashout_changed: {
    event_name: 'bet_cashout_changed',
    message: {
      bet_id: exampleChangedBet.id,
      to_cashout: { value: 1_505, currency: 'EUR', subunits: 100 },
      because: null,
      v: 5,
    },
  },
  notification: {
    event_name: 'notification',
    message: {
      notification: {
        id: exampleNotification.id,
        type: exampleNotification.type,
        object_type: exampleNotification.object_type,
        object_id: exampleNotification.object_id,
        created_at: exampleNotification.created_at,
      },
    },
  },
  unread_counters_changed: { event_name: 'unread_counters_changed', message: { unread: 1, v: 7 } },
  tournament_pool_changed: {
    event_name: 'tournament_pool_changed',
    message: { tournament_id: '12', pool: { value: 250_000, currency: 'EUR', subunits: 100 }, v: 3 },
  },
  bonus_issued: { event_name: 'bonus_issued', message: { bonus_id: '31', issued_at: NOW } },
}
