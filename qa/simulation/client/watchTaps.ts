import type { Life } from '@touchline/testkit'
import type { Cashouts, Session, SlipNews, SlipStore } from '@touchline/web/parts'
import type { PlacementIntent, TapEnd } from '../world/witness.ts'
import type { World } from '../world/world.ts'
import type { TabSeat } from './tabSeat.ts'

/** The parts of a tab that show its taps. */
export interface WatchedTab {
  readonly slip: SlipStore
  readonly session: Session
  readonly cash: Cashouts
  readonly life: Life
  readonly seat: TabSeat
  isSignedOut(): boolean
}

/** A placement of the slip, or a quick bet: what its state shows of it. */
type Shown = {
  readonly status: string
  readonly key?: string
  readonly placed?: readonly { readonly id: string }[]
}

const UNDER_WAY: ReadonlySet<string> = new Set(['PROCESSING', 'processing'])

/** What the slip itself shows when a placement is over; everything else is reported as news. */
const SHOWN: Readonly<Record<string, TapEnd['kind']>> = {
  SUCCESS: 'accepted',
  ERROR: 'refused',
  success: 'accepted',
  error: 'refused',
}

/** Records what a bettor means by taps in a tab, and the result that the tab then shows. */
export function watchTaps(world: World, tab: WatchedTab): void {
  const { witness, agenda, trace, faults } = world
  const { slip, life, seat } = tab
  /** Its result has just been shown: news that follows at once is about it. */
  let ended: PlacementIntent | undefined

  slip.subscribe((next, before) => next.state !== before.state && follow(before.state, next.state, false))
  slip.quick.subscribe(
    (next, before) => next.state !== before.state && follow(before.state, next.state, true),
  )
  slip.onNews(news => {
    onNews(news)
    return true
  })

  function follow(before: Shown, state: Shown, isQuick: boolean): void {
    trace.note(`${life.name} slip ${before.status} → ${state.status}`)
    const isUnderWay = UNDER_WAY.has(state.status)
    if (isUnderWay && !witness.intents.has(state.key!)) {
      const { playerId } = seat
      const isElsewhereToo = [...witness.intents.values()].some(
        other => !other.end && other.playerId === playerId && !isOf(seat, other),
      )
      if (isElsewhereToo) faults.count('two tabs')
      const { acceptMode } = slip.getState()
      witness.intents.set(state.key!, {
        key: state.key!,
        isQuick,
        playerId,
        tab: life.name,
        at: agenda.now(),
        acceptMode,
      })
    }
    const intent = UNDER_WAY.has(before.status) ? witness.intents.get(before.key!) : undefined
    if (!intent || isUnderWay) return
    intent.end = {
      kind: SHOWN[state.status] ?? 'unsaid',
      at: agenda.now(),
      placed: state.placed?.map(({ id }) => id) ?? [],
      isGone: tab.isSignedOut(),
    }
    intent.wasUnknown ||= intent.end.kind === 'unsaid'
    ended = intent
    queueMicrotask(() => (ended = undefined))
  }

  function onNews({ kind }: SlipNews): void {
    trace.note(`${life.name} says ${kind}`)
    if (kind === 'placement-unknown' && !ended) leaveQuick(world, tab)
    const report = WORDS[kind]
    if (!report) return
    if (ended?.end) ended.end = { ...ended.end, kind: report }
    else if (report !== 'no-answer')
      witness.beside.push({ kind: report, playerId: seat.playerId, tab: life.name })
  }

  watchCashouts(world, tab)
}

/** A quick bet from before the reload is not shown any more: its result is looked up and reported as news. */
function leaveQuick({ witness, agenda }: World, { slip, seat }: WatchedTab): void {
  const { state } = slip.quick.getState()
  for (const intent of witness.intents.values()) {
    const isShown = state.status === 'processing' && state.key === intent.key
    if (!intent.isQuick || isShown || !isOf(seat, intent) || intent.end) continue
    intent.end = { kind: 'unsaid', at: agenda.now(), placed: [], isGone: true }
    intent.wasUnknown = true
  }
}

function watchCashouts({ witness, agenda }: World, { cash, session, life, seat }: WatchedTab): void {
  cash.subscribe(({ cashouts }) => {
    for (const state of Object.values(cashouts)) {
      const { status, wish } = state
      const known = witness.wishes.get(wish.key)
      if (!known) {
        const { key, betId } = wish
        witness.wishes.set(key, { key, betId, tab: life.name, at: agenda.now() })
      } else if (!known.end && (status === 'done' || status === 'refused')) {
        const kind = status === 'done' ? 'paid' : state.refusal.why === 'no-answer' ? 'no-answer' : 'refused'
        known.end = { kind, at: agenda.now() }
      }
    }
  })
  // Nothing on the page is about the next visitor: the list of bets has the truth.
  session.onSignedOut(() => {
    for (const wish of witness.wishes.values()) {
      if (isOf(seat, wish)) wish.end ??= { kind: 'unsaid', at: agenda.now() }
    }
  })
}

/**
 * A tab is closed, temporarily or permanently: another one may look up the results of its taps, and report
 * them.
 */
export function leaveTaps({ witness }: World, seat: TabSeat): void {
  for (const intent of witness.intents.values())
    if (isOf(seat, intent) && !intent.end) intent.wasUnknown = true
}

/** A tab is closed: its bettor does not see it any more. */
export function forgetTaps({ witness, agenda }: World, seat: TabSeat): void {
  const unsaid = { kind: 'unsaid', at: agenda.now() } as const
  for (const intent of witness.intents.values()) {
    if (isOf(seat, intent)) intent.end ??= { ...unsaid, placed: [], isGone: true }
  }
  for (const wish of witness.wishes.values()) if (isOf(seat, wish)) wish.end ??= unsaid
}

function isOf({ name }: TabSeat, { tab }: { readonly tab: string }): boolean {
  return tab.split('.')[0] === name
}

/** News with the result of a placement. */
const WORDS: Partial<Record<SlipNews['kind'], 'accepted' | 'refused' | 'no-answer'>> = {
  'placed-after-all': 'accepted',
  'not-placed': 'refused',
  'mode-unsaved': 'refused',
  'no-answer': 'no-answer',
}
