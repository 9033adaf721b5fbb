/** All deliberate faults. */
const FAULTS = [
  'request lost',
  'response lost',
  'request repeated',
  'request delayed',
  'answers out of order',
  'crash before commit',
  'crash after commit',
  'crash elsewhere',
  'clock skewed',
  'session expired',
  'feed gap',
  'event repeated',
  'event out of order',
  'provider down',
  'provider up again',
  'feed late',
  'match held',
  'tab reloaded',
  'tab reloaded',
  'tab killed',
  'two tabs',
  'double tap',
  'suspended in flight',
  'odds moved in flight',
  'statement parked',
  'wake-up lost',
  'cash-out against settlement',
] as const
/** Uses of the product; for bets, those that were accepted. */
const USES = [
  'single',
  'combo',
  'system bet',
  'custom bet',
  'quick bet',
  'bet in a second currency',
  'VIP bet accepted',
  'VIP bet refused',
  'live bet refused',
  'won',
  'lost',
  'half result',
  'dead heat',
  'void',
  'result corrected',
  'result taken back',
  'cashed out',
  'cashed out in part',
  'cashed out by a rule',
  'cash-out refused',
  'notifications read',
] as const

/** What is counted: a run in which one of them never happened has proved nothing about it. */
export const FAULTS_AND_USES = [...FAULTS, ...USES] as const
export type Fault = (typeof FAULTS_AND_USES)[number]
export type FaultUse = (typeof USES)[number]

export interface FaultCounts {
  count(fault: Fault, times?: number): void
  readonly counts: ReadonlyMap<Fault, number>
}

export function createFaultCounts(): FaultCounts {
  const counts = new Map<Fault, number>(FAULTS_AND_USES.map(fault => [fault, 0]))
  return {
    count: (fault, times = 1) => void counts.set(fault, counts.get(fault)! + times),
    counts,
  }
}
