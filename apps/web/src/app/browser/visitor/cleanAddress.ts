import { sessionTexts } from '#shared/storage'
import { takeTrackingKeys } from './takeTrackingKeys.ts'

/**
 * Removes private and tracking keys from the address before any other code reads it. Returns the code of a shared
 * slip, if there is one.
 */
export function cleanAddress({ location, history }: Window): string | undefined {
  const { clean, shareCode } = takeTrackingKeys(location.href, sessionTexts)
  if (clean !== undefined) history.replaceState(history.state, '', clean)
  return shareCode
}
