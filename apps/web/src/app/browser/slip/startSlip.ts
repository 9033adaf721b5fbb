import { deviceId, type Session } from '#core/session'
import type { Live } from '#core/live'
import type { SettingsStore } from '#core/settings'
import { attachPickingToPage, createSlip, type LazySlip } from '#core/slip'
import { randomUuid } from '#shared/random'
import { localTexts, sessionTexts } from '#shared/storage'
import type { SiteConfig } from '../../pageState.ts'
import { afterGap } from '../connection/afterGap.ts'
import { takeEarlyPrices } from './takeEarlyPrices.ts'
import { takeShared } from './takeShared.ts'
import { watchByLocks } from './watchByLocks.ts'

export interface SlipStart {
  readonly document: Document
  /** Prices below it are buttons of the slip. */
  readonly root: HTMLElement
  readonly config: SiteConfig
  /** Epoch milliseconds of the page clock. */
  readonly now: () => number
  readonly session: Session
  readonly settings: SettingsStore
  readonly live: Live
  readonly slip: LazySlip
  readonly knownVisitor: Promise<void>
  /** The code of a shared slip that was in the address. */
  readonly shareCode: string | undefined
}

/** Starts the slip: taps are handled from then on. What was stored or shared is restored once the session is known. */
export function startSlip(options: SlipStart): void {
  const { document, root, config, now, session, settings, live, slip, knownVisitor, shareCode } = options
  const { location } = document
  // One id for the page's life, also where cookies are refused.
  const device = deviceId(document, { randomUuid, isSecure: location.protocol === 'https:' })
  const here = createSlip({
    client: session.client,
    live,
    session,
    settings,
    currency: config.currency,
    clock: { now, later: startTimer },
    afterGap,
    onReturn: whenSeenOrOnline(document),
    storage: sessionTexts,
    placements: { texts: localTexts, watch: watchByLocks(navigator.locks) },
    randomUuid,
    deviceId: () => device,
    site: { ...config, address: () => location.origin + location.pathname },
  })
  slip.provide(here)
  attachPickingToPage(root, { slip: here, live, now })
  takeEarlyPrices(window.earlyTaps, here)
  // A placement under way is resumed as the player it belongs to.
  void here.restore(knownVisitor)
  void knownVisitor.then(() => takeShared(here, sessionTexts, shareCode))
}

/** Calls the listener when the browser is online again, or its page is visible again. */
function whenSeenOrOnline(document: Document): (listener: () => void) => () => void {
  return listener => {
    const seen = (): void => {
      if (document.visibilityState === 'visible') listener()
    }
    window.addEventListener('online', listener)
    window.addEventListener('pageshow', seen)
    document.addEventListener('visibilitychange', seen)
    return () => {
      window.removeEventListener('online', listener)
      window.removeEventListener('pageshow', seen)
      document.removeEventListener('visibilitychange', seen)
    }
  }
}

function startTimer(run: () => void, delayMs: number): () => void {
  const timer = setTimeout(run, delayMs)
  return () => clearTimeout(timer)
}
