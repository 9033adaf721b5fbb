import { lazy } from 'react'
import { ClientOnly } from '#shared/lazy'
import { loadNotices } from '../lazyParts.ts'

// Fetched when the page wakes up: offline it could not be.
const Notices = lazy(loadNotices)

/** What the foot of every page says of its prices: that they may be old, or stand still. It docks there and never pushes a price. */
export function FootNotices() {
  return (
    <ClientOnly>
      <Notices />
    </ClientOnly>
  )
}
