import { describeDeltas } from './describeDeltas.ts'
import { describeAccess } from './describeAccess.ts'
import type { TestedEngine } from './testedEngine.ts'
import { describeFrames } from './describeFrames.ts'
import { describePublishing } from './describePublishing.ts'
import { describeStreams } from './describeStreams.ts'

/** All that the product asks of a realtime engine, and what its clients are promised: the same for both engines. */
export function describeEngine(engine: () => TestedEngine): void {
  describePublishing(engine)
  describeStreams(engine)
  describeAccess(engine)
  describeFrames(engine)
  describeDeltas(engine)
}
