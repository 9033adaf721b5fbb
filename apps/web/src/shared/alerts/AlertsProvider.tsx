import { createToastStore, type ToastStore } from '@touchline/ui'
import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { useText } from '#shared/i18n'

/** The page's one queue of toasts (spec section 8, alerts; 5 s, bottom centre). */
export type Alerts = ToastStore

const AlertsContext = createContext<Alerts | undefined>(undefined)

/** A queue on the browser's own clock. */
export function createAlerts(): Alerts {
  return createToastStore({
    now: () => performance.now(),
    after: (ms, then) => {
      const timer = setTimeout(then, ms)
      return () => clearTimeout(timer)
    },
  })
}

/** The region is fetched when the page wakes up: the first paint has nothing to tell. */
export function AlertsProvider({ alerts, children }: AlertsProviderProps) {
  const t = useText()
  const [parts, setParts] = useState<typeof import('./region.ts')>()
  useEffect(() => void import('./region.ts').then(setParts), [])
  return (
    <AlertsContext value={alerts}>
      {children}
      {parts && (
        <parts.ToastRegion store={alerts} label={t('alerts.region')} closeLabel={t('alerts.close')} />
      )}
    </AlertsContext>
  )
}
export interface AlertsProviderProps {
  alerts: Alerts
  children: ReactNode
}

export function useAlerts(): Alerts {
  const alerts = use(AlertsContext)
  if (!alerts) throw new Error('useAlerts needs an AlertsProvider above it.')
  return alerts
}
