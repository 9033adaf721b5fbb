import { isMatch, type MatchWire } from '@touchline/contract'
import { checkLedger, type Database } from '@touchline/backend/parts'
import type { SimulatedTab } from '../client/tab.ts'
import { Violation } from '../world/violation.ts'
import type { World } from '../world/world.ts'
import { createAcceptedCheck } from './checkAccepted.ts'
import { checkDecided } from './checkDecided.ts'
import { checkHistory } from './checkHistory.ts'
import { checkLimits } from './checkLimits.ts'
import { checkMoney } from './checkMoney.ts'
import { checkPublished, publishedOnChannels } from './checkPublished.ts'
import { checkSettled } from './checkSettled.ts'
import { checkSame } from './checkSame.ts'
import { checkTimes } from './checkTimes.ts'
import { checkUnknown, checkReported } from './checkReported.ts'
import { createLateCheck } from './createLateCheck.ts'
import { createNotificationCheck } from './createNotificationCheck.ts'
import { createOutboxWatch } from './createOutboxWatch.ts'
import { createPriceWatch } from './createPriceWatch.ts'
import { createReceiptCheck } from './createReceiptCheck.ts'
import { readHeldBalances, readUnread } from './readHeldBalances.ts'
import { steadyProviders } from './steadyProviders.ts'

/** What the checks need to see of a run. */
export interface CheckScene {
  readonly tabs: ReadonlyMap<string, SimulatedTab>
  /** Tables written to since the last check; the check empties it. */
  readonly written: Set<string>
}

/** The invariants, checked after every step by what the step may have changed, and once more when all is quiet. */
export interface Checks {
  afterStep(scene: CheckScene): Promise<void>
  /** Whether the server's receipt of every tap is known. */
  isReceived(scene: CheckScene): boolean
  /** Every tap has reached the server, or is known not to have. */
  received(scene: CheckScene): void
  /** Whether no tap waits for its result any more. */
  isDefinite(scene: CheckScene): boolean
  /** Every tap has a result that the bettor was shown, and that is true. */
  outcomes(scene: CheckScene): Promise<void>
  /** Requests what a page that opens now would show. */
  fetchFresh(scene: CheckScene): Promise<readonly MatchWire[]>
  /** @param fresh the answer to it */
  atEnd(scene: CheckScene, fresh: Promise<readonly MatchWire[]>): Promise<void>
}

const MONEY = [
  'bets',
  'accounts',
  'ledger_entries',
  'ledger_transactions',
  'bet_legs',
  'placements',
  'cashouts',
]
const NOTED = ['bets', 'notifications', 'players']

export function createChecks(world: World, db: Database): Checks {
  const { witness, observer } = world
  const prices = createPriceWatch(world)
  const outbox = createOutboxWatch(world)
  const checkAccepted = createAcceptedCheck(world)
  const checkLate = createLateCheck(world)
  const checkReceipts = createReceiptCheck(world)
  const checkNotifications = createNotificationCheck(world)
  let isFirst = true
  let answered = 0

  return {
    async afterStep({ tabs, written }) {
      const [failure] = witness.failures
      if (failure) throw new Violation(...failure)
      const [error] = witness.errors
      if (error) throw new Violation('no failed work', error)
      if (isFirst || written.has('markets')) await prices.learn()
      if (written.has('outbox')) await outbox.learn()
      if (MONEY.some(table => written.has(table))) {
        await checkMoney(observer)
      }
      if (written.has('bets') || written.has('liabilities')) await checkLimits(db)
      if (written.has('bets') || written.has('receipts')) {
        await checkAccepted()
        await checkReceipts()
      }
      if (written.has('receipts') || written.has('cashouts')) await checkLate()
      if (NOTED.some(table => written.has(table))) await checkNotifications()
      isFirst = false
      written.clear()
      if (witness.accepted.size > answered) await checkHistory(world)
      answered = witness.accepted.size
      for (const tab of tabs.values()) {
        if (!tab.isMoved) continue
        tab.isMoved = false
        prices.look(tab)
      }
    },
    isReceived: ({ tabs }) => [...tabs.values()].every(tab => !tab.isUnknown()),
    received: checkReceived,
    isDefinite: ({ tabs }) =>
      [...tabs.values()].every(tab => tab.isBack && !tab.isPlacing() && !tab.isCashingOut()) &&
      [...witness.intents.values(), ...witness.wishes.values()].every(({ end }) => end !== undefined),
    outcomes: scene => checkOutcomes(world, scene),
    fetchFresh,
    async atEnd({ tabs }, fresh) {
      await checkBooks(world, db, tabs)
      const published = await publishedOnChannels(world)
      await checkPublished(world, published)
      outbox.compare(published)
      await checkPages(world, tabs, await fresh)
    },
  }
}

function checkReceived({ tabs }: CheckScene): void {
  for (const tab of tabs.values()) {
    if (!tab.isUnknown()) continue
    throw new Violation(
      'I8',
      `${tab.life.name} still does not know the result of its tap, long after the network came back`,
    )
  }
}

async function fetchFresh({ tabs }: CheckScene): Promise<readonly MatchWire[]> {
  const [tab] = tabs.values()
  const answer = await tab?.client('getMatches', { query: { limit: 40 } })
  if (!answer?.ok) throw new Violation('I11', 'the list of matches cannot be loaded')
  return answer.value.data.filter(isMatch)
}

async function checkOutcomes(world: World, { tabs }: CheckScene): Promise<void> {
  await checkDecided(world)
  for (const tab of tabs.values()) {
    if (tab.isPlacing()) {
      throw new Violation('I8', `${tab.life.name} still does not know the result of its bet`)
    }
    if (tab.isCashingOut()) {
      throw new Violation('I8', `${tab.life.name} still does not know the result of its cash-out`)
    }
  }
  await checkReported(world)
}

async function checkBooks(world: World, db: Database, tabs: CheckScene['tabs']): Promise<void> {
  const [problem] = await checkLedger(db)
  if (problem) throw new Violation('I16', JSON.stringify(problem))
  await checkHistory(world)
  await checkDecided(world)
  await checkUnknown(world, [...tabs.values()])
  await checkTimes(world)
  await checkSettled(world)
}

/** What each tab shows is what a page that opens now would show. */
async function checkPages(
  world: World,
  tabs: CheckScene['tabs'],
  matches: readonly MatchWire[],
): Promise<void> {
  const providers = await steadyProviders(world)
  const [standings, unread] = [await readHeldBalances(world), await readUnread(world)]
  for (const tab of tabs.values()) {
    const isOwn = (one: { readonly player_id: string }): boolean => one.player_id === tab.seat.playerId
    checkSame(tab, {
      matches,
      providers,
      accounts: standings.filter(isOwn),
      notifications: unread.find(isOwn)!,
    })
  }
}
