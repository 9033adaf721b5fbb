import { createDelta } from 'fossil-delta'
import { alignDelta } from './alignDelta.ts'

/**
 * The delta between two texts in the fossil format, as valid UTF-8. Undefined where it would not be shorter than the
 * text itself.
 */
export function encodeDelta(before: string, after: string): string | undefined {
  const target = Buffer.from(after)
  const delta = alignDelta(createDelta<Uint8Array>(Buffer.from(before), target), target)
  return delta.length < target.length ? delta.toString() : undefined
}
