import type { CDPSession } from '@playwright/test'
import { PHONE } from '../support/index.ts'

/**
 * The preset "Fast 4G" of Chrome's network panel: 9 Mbit/s down, 1.5 up, 60 ms, each with the factor that Chrome uses
 * for a request.
 */
const NETWORK = {
  offline: false,
  downloadThroughput: (9_000_000 / 8) * 0.9,
  uploadThroughput: (1_500_000 / 8) * 0.9,
  latency: 60 * 2.75,
} as const
/** Lighthouse's factor for a mid-range phone. */
const CPU_SLOWDOWN = 4

export const PROFILE =
  '4G (8.1 Mbit/s down, 1.35 up, 165 ms a request; Chrome\'s "Fast 4G"), processor 4x slower'

/** A browser on a phone, with English texts. */
export const ON_A_PHONE = { viewport: PHONE, hasTouch: true, isMobile: true, locale: 'en' } as const

export async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}
