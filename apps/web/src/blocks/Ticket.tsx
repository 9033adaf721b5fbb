import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react'

// The panel is not on the first route: a slip needs scripts anyway, and its column or bar keeps its place until it comes.
const Dock = lazy(async () => ({ default: (await import('./ticketParts.tsx')).Dock }))
const Sheet = lazy(async () => ({ default: (await import('./ticketParts.tsx')).Sheet }))

export const TicketColumn = () => <AfterHydration Part={Dock} />
export const TicketBar = () => <AfterHydration Part={Sheet} />

function AfterHydration({ Part }: { Part: ComponentType }) {
  const isHydrated = useSyncExternalStore(
    listenToNothing,
    () => true,
    () => false,
  )
  if (!isHydrated) return null
  return (
    <Suspense>
      <Part />
    </Suspense>
  )
}

const listenToNothing = (): (() => void) => () => {}
