/** Everything that goes wrong on purpose. A run in which one of them never happened has proved nothing about it. */
export const FAULTS = [
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
  'tab reloaded',
  'tab killed',
  'two tabs',
  'double tap',
  'suspended in flight',
  'odds moved in flight',
  'statement parked',
  'wake-up lost',
  'result corrected',
  'cash-out against settlement',
  'notifications read',
] as const
export type Fault = (typeof FAULTS)[number]

export interface FaultCounts {
  count(fault: Fault): void
  readonly counts: ReadonlyMap<Fault, number>
}

export function createFaultCounts(): FaultCounts {
  const counts = new Map<Fault, number>(FAULTS.map(fault => [fault, 0]))
  return {
    count: fault => void counts.set(fault, counts.get(fault)! + 1),
    counts,
  }
}
