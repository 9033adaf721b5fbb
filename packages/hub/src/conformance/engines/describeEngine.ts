import { describeDeltas } from './describeDeltas.ts'
import { describeAccess } from './describeAccess.ts'
import { describeChannels } from './describeChannels.ts'
import type { TestedEngine } from './testedEngine.ts'
import { describeFrames } from './describeFrames.ts'
import { describePublishing } from './describePublishing.ts'
import { describeStreams } from './describeStreams.ts'

/**
 * Everything the product requires of a realtime engine, and what its clients may rely on: the same for both engines.
 */
export function describeEngine(engine: () => TestedEngine): void {
  describePublishing(engine)
  describeStreams(engine)
  describeAccess(engine)
  describeChannels(engine)
  describeFrames(engine)
  describeDeltas(engine)
}
