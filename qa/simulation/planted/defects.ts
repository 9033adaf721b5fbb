import { IDEMPOTENCY_HEADER, type EventWire } from '@touchline/contract'
import { PLACEMENT_CODES } from '@touchline/domain/placing'
import type { StatementTurn } from '@touchline/testkit'
import type { Defect } from './defect.ts'
import { LIABILITY_DEFECTS } from './liabilityDefects.ts'

/** One statement rewritten; undefined where the pattern does not match. */
function rewritten(statement: StatementTurn, pattern: RegExp, to: string) {
  const text = statement.text.replace(pattern, to)
  return text === statement.text ? undefined : [{ text, values: statement.values }]
}

/** The current bets, without what they have paid. */
const FORGETFUL = `select id, ref, player_id, account_id, placement_key, placement_index, type, status, result, currency, subunits,
  stake, win_amount, odds, potential_win, system, meta, version, created_at, settled_at, vip, accept_mode, group_name, decide_at,
  refusal, open_stake, cashed_value, 0::bigint as paid, corrected_at, max_stake, max_win from "bets"`

/** Receipts of a placement's bets that are not decided yet. */
const EARLY_RECEIPTS = `insert into receipts select bets.id, signing_keys.id, '{}', '', bets.created_at from bets, signing_keys
  where player_id = $1 and placement_key = $2 and status = 'submitted'`

const KEYS_NOT_UNIQUE = {
  plant: `alter table placements drop constraint placements_pkey;
    alter table bets drop constraint bets_player_id_placement_key_placement_index_key`,
  undo: `alter table placements add primary key (player_id, key);
    alter table bets add unique (player_id, placement_key, placement_index)`,
}

/** A refusal in the server's words. */
const NOT_PLACED = {
  status: 422,
  text: JSON.stringify({
    code: PLACEMENT_CODES['leg-unavailable'],
    localized_message: 'Bet not placed. No money was taken.',
  }),
}

/** Marks the connections that decide pending bets, and pending cash-outs by the row that they read. */
function marksDeciding({ text, connection }: StatementTurn, deciding: Set<number>): boolean {
  if (text.startsWith('select * from "bets" where ')) deciding.add(connection)
  if (/^(commit|rollback)$/.test(text)) deciding.delete(connection)
  return deciding.has(connection)
}

/** Providers with their heartbeat this much later, in milliseconds. */
const beatLater = (statement: StatementTurn, ms: number) =>
  rewritten(statement, /"providers"\."alive_at"/, `"providers"."alive_at" + ${ms} as "alive_at"`)

/** Mistakes that are common in this field, or were almost made here. Each must be caught. */
export const DEFECTS: readonly Defect[] = [
  {
    name: 'new-key-on-repeat',
    description: 'a repeated placement has a new key',
    caughtBy: ['I1'],
    tamper: (request, isRepeat, random) =>
      isRepeat
        ? { ...request, headers: { ...request.headers, [IDEMPOTENCY_HEADER]: random.uuid() } }
        : request,
  },
  {
    name: 'key-not-looked-up',
    description: 'the answer stored under a key is never found, and keys are not unique',
    caughtBy: ['I1'],
    alter: statement => rewritten(statement, /^(select .* from "placements" where) /, '$1 false and '),
    schema: KEYS_NOT_UNIQUE,
  },
  {
    name: 'player-not-locked',
    description: 'two placements of one player run in parallel, and keys are not unique',
    caughtBy: ['I1', 'I3'],
    alter: statement =>
      rewritten(statement, / for no key update of "players" for key share of "sessions"$/, ''),
    schema: KEYS_NOT_UNIQUE,
  },
  {
    name: 'match-not-locked',
    description: 'the price may move between its check and the commit',
    caughtBy: ['I6', 'I7'],
    alter: statement => rewritten(statement, /pg_advisory_xact_lock_shared\(\d+, number\)/, 'number'),
  },
  {
    name: 'suspension-overlooked',
    description: 'every market is read as open',
    caughtBy: ['I7'],
    alter: statement =>
      rewritten(
        statement,
        /"status", "reason", "outcomes", "next_bet_stop"/,
        `1::smallint as "status", "reason", "outcomes", "next_bet_stop"`,
      ),
  },
  {
    name: 'debit-lost',
    description: 'a stake is written to the ledger and the balance does not change',
    caughtBy: ['I3'],
    alter: ({ text, values }) =>
      /update "accounts" set "balance"/.test(text)
        ? [{ text: text.replace('"accounts"."balance" + "moves"."amount"', '"accounts"."balance"'), values }]
        : undefined,
  },
  {
    name: 'half-a-movement',
    description: 'the house side of a movement is one subunit short',
    caughtBy: ['I2', 'I3'],
    alter: ({ text, values }) => {
      const i = values.findIndex(value => typeof value === 'string' && value.startsWith('house:'))
      if (i < 0 || !/insert into "ledger_entries"/.test(text)) return undefined
      return [
        { text, values: values.map((value, at) => (at === i + 1 || at === i + 2 ? nearly(value) : value)) },
      ]
    },
    // The database itself refuses it; planted is a database that does not.
    schema: {
      plant: 'alter table ledger_entries disable trigger ledger_entries_sum_to_zero',
      undo: 'alter table ledger_entries enable trigger ledger_entries_sum_to_zero',
    },
  },
  {
    name: 'commit-not-kept',
    description: 'some placements answer as if they were committed and are not',
    caughtBy: ['I4'],
    alter({ text, values, connection }, random, placing) {
      if (text.startsWith('insert into "placements"')) placing.add(connection)
      const isEnd = placing.has(connection) && /^(commit|rollback)$/.test(text)
      if (isEnd) placing.delete(connection)
      if (!isEnd || text !== 'commit' || !random.chance(0.1)) return undefined
      return [
        { text: 'rollback', values },
        { text: 'select 1', values: [] },
      ]
    },
  },
  {
    name: 'event-not-written',
    description: 'events for players are not written in the transaction of their change',
    caughtBy: ['I11', 'I15'],
    alter: ({ text, values }, random) =>
      text.startsWith('insert into "outbox"') && values.includes('bet_changed') && random.chance(0.2)
        ? []
        : undefined,
  },
  {
    name: 'published-at-most-once',
    description: 'an event is deleted from the outbox before it is published',
    caughtBy: ['I15'],
    alter: ({ text, values }) =>
      text.startsWith('select * from "outbox"')
        ? [
            {
              text: `delete from outbox where id in (${text.replace('select *', 'select id')}) returning *`,
              values,
            },
          ]
        : undefined,
  },
  {
    name: 'publication-lost',
    description: 'the connection drops publications without a gap',
    caughtBy: ['I11', 'I15'],
    publication: (publication, random) => (random.chance(0.05) ? [] : [publication]),
  },
  {
    name: 'version-of-arrival',
    description: 'events are numbered in the order they are published, not in the order they happened',
    caughtBy: ['I10', 'I11', 'I15'],
    publication(publication, random) {
      const { data } = publication
      const event = data as { event_name: string; message: { v?: number } }
      if (event.message.v === undefined || !random.chance(0.05)) return [publication]
      const later = { ...event, message: { ...event.message, v: event.message.v + 1 } }
      return [publication, { ...publication, data: later }]
    },
  },
  {
    name: 'key-not-kept',
    description: 'a placement under way is not in the storage of its tab, nor in that of its browser',
    caughtBy: ['I1', 'I8'],
    keeps: name => name !== 'ticketState' && name !== 'placements',
  },
  {
    name: 'placements-forgotten',
    description: 'a placement under way is lost with its tab',
    caughtBy: ['I8'],
    keeps: name => name !== 'placements',
  },
  {
    name: 'clock-stands-still',
    description: "the back end's clock stops at its start, so that no provider is ever late",
    caughtBy: ['I7'],
    clock: (now, start) => Math.min(now, start + 1_000),
  },
  {
    name: 'accept-mode-ignored',
    description: 'every price is accepted as if the accept mode were any',
    caughtBy: ['I6'],
    alter: statement =>
      rewritten(
        statement,
        /^select "settings", "is_vip" from "players"/,
        `select '{"oddsAcceptMode":"any"}'::jsonb as settings, is_vip from players`,
      ),
  },
  {
    name: 'session-for-ever',
    description: 'a session that is over still places bets',
    caughtBy: ['M11'],
    alter: statement => rewritten(statement, / and "expires_at" > (\$\d+)/, ' and $1::bigint is not null'),
  },
  {
    name: 'bets-not-locked',
    description: 'settlement and cash-out read a bet at the same time, and both pay',
    caughtBy: ['I3', 'I5', 'one notification'],
    alter: statement => rewritten(statement, /^(select \* from "bets" .*) for update$/, '$1'),
  },
  {
    name: 'forgets-what-was-paid',
    description: 'a corrected bet is paid again and nothing is taken back',
    caughtBy: ['I5', 'M14'],
    alter: statement => rewritten(statement, /^select \* from "bets"/, FORGETFUL),
  },
  {
    name: 'corrections-overlooked',
    description: 'a leg that has a result does not change when the feed corrects it',
    caughtBy: ['M14'],
    alter: statement =>
      rewritten(
        statement,
        /"outcome_results"\."result_version" > "bet_legs"\."result_version"/,
        '"bet_legs"."result_version" = 0',
      ),
  },
  {
    name: 'cash-out-twice',
    description: 'the key of a cash-out is not checked, and keys are not unique',
    caughtBy: ['I1', 'I5'],
    alter: statement => rewritten(statement, / on conflict \("player_id", "key"\) do nothing/, ''),
    schema: {
      plant: 'alter table cashouts drop constraint cashouts_player_id_key_key',
      undo: 'alter table cashouts add unique (player_id, key)',
    },
  },
  {
    name: 'refund-lost',
    description: 'a live bet that is refused does not give its stake back',
    caughtBy: ['I3', 'I5'],
    alter: ({ text, values }) =>
      text.includes('"accounts"."balance" + "moves"."amount"') && values.includes('refund')
        ? [{ text: text.replace('"accounts"."balance" + "moves"."amount"', '"accounts"."balance"'), values }]
        : undefined,
  },
  {
    name: 'receipt-not-written',
    description: 'some bets are accepted without a receipt',
    caughtBy: ['one receipt'],
    alter: ({ text }, random) =>
      text.startsWith('insert into "receipts"') && random.chance(0.2) ? [] : undefined,
  },
  {
    name: 'receipt-of-arrival',
    description:
      'the receipt of a live bet quotes the odds of its arrival instead of those it was decided at',
    caughtBy: ['one receipt'],
    alter: statement =>
      rewritten(statement, /'odds', legs\.odds, /, "'odds', coalesce(legs.odds_at_arrival, legs.odds), "),
  },
  {
    name: 'receipt-on-arrival',
    description: 'a live bet has its receipt before it is decided',
    caughtBy: ['one receipt'],
    alter: ({ text, values }) =>
      text.startsWith('insert into "placements"')
        ? [
            { text: EARLY_RECEIPTS, values: values.slice(0, 2) },
            { text, values },
          ]
        : undefined,
  },
  {
    name: 'notification-lost',
    description: 'some changes of a bet leave no notification',
    caughtBy: ['one notification'],
    alter: ({ text }, random) =>
      text.startsWith('insert into "notifications"') && random.chance(0.2) ? [] : undefined,
  },
  {
    name: 'read-ones-counted',
    description: 'pages get the count of all notifications, read or not',
    caughtBy: ['one notification', 'I11'],
    alter: statement =>
      rewritten(statement, /^(update "players" set "unread_version"[^]*) and read_at is null/, '$1'),
  },
  {
    name: 'silence-is-a-no',
    description:
      'the client takes lost answers and errors of the server for "Bet not placed. No money was taken."',
    caughtBy: ['I8'],
    takesFor: answer => (answer && answer.status < 500 ? answer : NOT_PLACED),
  },
  {
    name: 'clock-of-its-own',
    description: 'the back end writes times by another clock, which is fast',
    caughtBy: ['one clock'],
    clock: now => now + 12_000,
  },
  {
    name: 'pause-not-told',
    description: 'markets that are paused are published as open',
    caughtBy: ['I10', 'I11'],
    publication(publication) {
      const event = publication.data as EventWire
      if (event.event_name !== 'markets_changed') return [publication]
      const { message } = event
      const open = message.markets.map(market => ({ ...market, status: 1 }))
      return [{ ...publication, data: { ...event, message: { ...message, markets: open } } }]
    },
  },
  {
    name: 'decision-overlooked',
    description: 'a bet whose live delay is over is decided half a minute later',
    caughtBy: ['decided in time'],
    alter: ({ text, values }) =>
      text.startsWith('select "id" from "bets" where "status" = $1 and "decide_at" <= $2')
        ? [
            {
              text,
              values: values.map(value =>
                typeof value === 'number' && value > 1e12 ? value - 30_000 : value,
              ),
            },
          ]
        : undefined,
  },
  {
    name: 'provider-of-arrival',
    description: "when a live delay is over the provider's status is not checked",
    caughtBy: ['I7'],
    alter(statement, _random, deciding) {
      const { text, connection } = statement
      if (text.startsWith('select * from "bets" where ("status" = ')) deciding.add(connection)
      if (/^(commit|rollback)$/.test(text)) deciding.delete(connection)
      if (!deciding.has(connection)) return undefined
      return rewritten(
        statement,
        /"providers"\."status" as "provider_status", "providers"\."alive_at"/,
        `'active' as provider_status, 9000000000000000::bigint as alive_at`,
      )
    },
  },
  ...LIABILITY_DEFECTS,
  {
    name: 'beat-overlooked',
    description: "pending bets are decided however old the provider's heartbeat is",
    caughtBy: ['no late bet'],
    alter: (statement, _random, deciding) =>
      marksDeciding(statement, deciding) ? beatLater(statement, 7_000) : undefined,
  },
  {
    name: 'feed-passed-by',
    description:
      'bets overtake a feed that waits for their match, as row locks allow, and its last heartbeat is not checked',
    caughtBy: ['no late bet'],
    alter(statement, _random, deciding) {
      const { text, values } = statement
      const isDeciding = marksDeciding(statement, deciding)
      const mode = text.includes('pg_advisory_xact_lock_shared(') ? 'share' : 'update'
      if (text.includes('pg_advisory_xact_lock'))
        return [{ text: `select id from matches where id = any($1::text[]) order by id for ${mode}`, values }]
      return isDeciding ? beatLater(statement, 7_000) : undefined
    },
  },
]

const nearly = (value: unknown): unknown => (typeof value === 'number' ? value - 1 : value)
