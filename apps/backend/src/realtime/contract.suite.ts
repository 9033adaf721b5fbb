import { describeDeltas } from './contract.deltas.ts'
import { describeDoors } from './contract.doors.ts'
import type { ContractEngine } from './contract.engine.ts'
import { describeFrames } from './contract.frames.ts'
import { describePublishing } from './contract.publishing.ts'
import { describeStreams } from './contract.streams.ts'

/** All that the product asks of a realtime engine, and what its clients are promised: the same for both engines. */
export function describeContract(engine: () => ContractEngine): void {
  describePublishing(engine)
  describeStreams(engine)
  describeDoors(engine)
  describeFrames(engine)
  describeDeltas(engine)
}
