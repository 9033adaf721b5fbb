import type { SlipNews, SlipStore } from '@touchline/web/parts'
import type { Intent, TapEnd } from '../world/witness.ts'
import type { World } from '../world/world.ts'
import type { Tab, TabSeat } from './tab.ts'

type SlipState = ReturnType<SlipStore['getState']>['state']

/** What the slip itself shows when a placement is over; what it does not show it tells beside. */
const SHOWN: Partial<Record<SlipState['status'], TapEnd['kind']>> = { SUCCESS: 'accepted', ERROR: 'refused' }

/** Writes down what a bettor means by taps in a tab, and what the tab then says became of them. */
export function watchTaps({ witness, agenda, trace, faults }: World, tab: Tab): void {
  const { slip, session, cash, life, seat } = tab
  /** Its end has just been drawn: a word that follows at once is about it. */
  let ended: Intent | undefined

  slip.subscribe((next, before) => next.state !== before.state && follow(before.state, next.state))
  slip.onNews(news => {
    hear(news)
    return true
  })

  function follow(before: SlipState, state: SlipState): void {
    trace.note(`${life.name} slip ${before.status} → ${state.status}`)
    if (state.status === 'PROCESSING' && !witness.intents.has(state.key)) {
      const { playerId } = seat
      const isElsewhereToo = [...witness.intents.values()].some(
        other => !other.end && other.playerId === playerId && !isOf(seat, other),
      )
      if (isElsewhereToo) faults.count('two tabs')
      const { acceptMode } = slip.getState()
      witness.intents.set(state.key, {
        key: state.key,
        playerId,
        tab: life.name,
        at: agenda.now(),
        acceptMode,
      })
    }
    const intent = before.status === 'PROCESSING' ? witness.intents.get(before.key) : undefined
    if (!intent || state.status === 'PROCESSING') return
    intent.end = {
      kind: SHOWN[state.status] ?? 'unsaid',
      at: agenda.now(),
      placed: state.status === 'SUCCESS' ? state.placed.map(({ id }) => id) : [],
      isGone: tab.isSignedOut(),
    }
    intent.wasInDoubt ||= intent.end.kind === 'unsaid'
    ended = intent
    queueMicrotask(() => (ended = undefined))
  }

  function hear({ kind }: SlipNews): void {
    trace.note(`${life.name} says ${kind}`)
    const said = WORDS[kind]
    if (!said) return
    if (ended?.end) ended.end = { ...ended.end, kind: said }
    else if (said !== 'no-answer')
      witness.beside.push({ kind: said, playerId: seat.playerId, tab: life.name })
  }

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

/** A tab is closed: who tapped in it sees nothing of it any more. */
export function forgetTaps({ witness, agenda }: World, seat: TabSeat): void {
  const unsaid = { kind: 'unsaid', at: agenda.now() } as const
  for (const intent of witness.intents.values()) {
    if (!isOf(seat, intent) || intent.end) continue
    intent.end = { ...unsaid, placed: [], isGone: true }
    intent.wasInDoubt = true
  }
  for (const wish of witness.wishes.values()) if (isOf(seat, wish)) wish.end ??= unsaid
}

function isOf({ name }: TabSeat, { tab }: { readonly tab: string }): boolean {
  return tab.split('.')[0] === name
}

/** Words beside the slip that say what became of a placement. */
const WORDS: Partial<Record<SlipNews['kind'], 'accepted' | 'refused' | 'no-answer'>> = {
  'placed-after-all': 'accepted',
  'not-placed': 'refused',
  'mode-unsaved': 'refused',
  'no-answer': 'no-answer',
}
