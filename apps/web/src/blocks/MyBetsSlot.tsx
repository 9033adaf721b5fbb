import { lazy, Suspense } from 'react'

// My bets is the second tab of a panel: none of it is on the first route.
const MyBets = lazy(async () => ({ default: (await import('#features/my-bets')).MyBets }))

export function MyBetsSlot() {
  return (
    <Suspense>
      <MyBets />
    </Suspense>
  )
}
