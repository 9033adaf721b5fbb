import { useMemo, useState } from 'react'
import { useLive } from '#core/live'
import { boundsOf, NO_DAYS, type OwnDays, type Period } from '#pieces/bets-export'

/** A period and its bounds, which are the same until another is chosen. */
export function usePeriod(first: Period) {
  const live = useLive()
  const [{ period, own }, choose] = useState<{ period: Period; own: OwnDays }>({
    period: first,
    own: NO_DAYS,
  })
  const bounds = useMemo(() => boundsOf(period, own, live.serverNow()), [period, own, live])
  return {
    bounds,
    choice: { period, own, onChange: (next: Period, days: OwnDays) => choose({ period: next, own: days }) },
  }
}
