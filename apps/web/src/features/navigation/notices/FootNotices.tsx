import { lazy } from 'react'
import { ClientOnly } from '#shared/lazy'
import { loadNotices } from '../lazyParts.ts'

// Loaded early, because offline it could not be loaded.
const Notices = lazy(loadNotices)

/**
 * Notices at the foot of the page: prices may be old, or are paused. They are docked, so that they never move a price.
 */
export function FootNotices() {
  return (
    <ClientOnly>
      <Notices />
    </ClientOnly>
  )
}
