import { PROVIDERS } from '@touchline/domain/match'
import { beatProviders, judgeProviders } from '../providers.ts'
import type { SimulationState } from './state.ts'

const BEAT_MS = 1000

/** Writes the heartbeat. Call it when everything due until `at` is committed. */
export async function beat({ db, next, stopped }: SimulationState, at: number): Promise<void> {
  next.beat = at + BEAT_MS
  await beatProviders(
    db,
    PROVIDERS.filter(provider => !stopped.has(provider)),
    at,
  )
  await judgeProviders(db, at)
}
