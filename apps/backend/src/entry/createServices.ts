import { randomBytes, randomUUID } from 'node:crypto'
import { channels } from '@touchline/contract'
import { createBetCounter, createDeciding, createMatchBudget } from '#api/bets'
import { createCashoutService, createChances } from '#api/cashout'
import type { Clock } from '#api/http'
import { createReceipts, loadSigner } from '#api/receipts'
import { createNameIndex } from '#api/search'
import { createSettlement } from '#api/settlement'
import type { Database } from '#store'
import { withFallback } from './background/withFallback.ts'
import type { Log } from './log.ts'
import type { OpenRealtime } from './openRealtime.ts'
import type { Config } from './settings/readConfig.ts'
import { siteOf } from './settings/siteOf.ts'

export interface ServicesOptions {
  readonly config: Config
  readonly db: Database
  readonly clock: Clock
  readonly openChannels: OpenRealtime['channels']
  readonly log: Log
  /** Called with errors of background work. */
  readonly report: (error: unknown) => void
}

export type Services = Awaited<ReturnType<typeof createServices>>

/** Creates what calls and background work share. */
export async function createServices({ config, db, clock, openChannels, log, report }: ServicesOptions) {
  const now = (): number => clock.now()
  const signer = await loadSigner({
    db,
    privateKey: config.receiptPrivateKey,
    newKey: () => randomBytes(32).toString('base64url'),
    now: clock.now(),
  })
  const receipts = createReceipts(signer)
  const deciding = { db, site: siteOf(config), newId: randomUUID, now, receipts }
  const chances = createChances(report, config.cashoutMarginBp)
  const cashouts = createCashoutService({
    db,
    newId: randomUUID,
    now,
    chances,
    liveDelays: config.liveDelays,
    // Without the engine no offer is visible; cash-out rules still run.
    connected: withFallback(() => connectedPlayers(openChannels), {
      fallback: [],
      onLost: error => log.error({ err: error }, 'realtime is unavailable: cash-out offers are paused'),
      onRestored: () => log.info({}, 'realtime is available again: cash-out offers resume'),
    }),
    onError: report,
  })
  return {
    receipts,
    chances,
    cashouts,
    counter: createBetCounter(db),
    names: createNameIndex({ db, clock }),
    matchBudget: createMatchBudget(clock),
    /** The options for deciding bets. */
    decidingOptions: deciding,
    deciding: createDeciding({ ...deciding, onError: report }),
    settlement: createSettlement({ db, newId: randomUUID, now, onError: report }),
  }
}

/** Ids of the players whose private channel has a subscriber. */
async function connectedPlayers(openChannels: OpenRealtime['channels']): Promise<readonly string[]> {
  const prefix = channels.user('')
  return (await openChannels(prefix)).map(name => name.slice(prefix.length))
}
