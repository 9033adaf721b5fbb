import type { ToastRegion, ToastStore } from '@touchline/ui'
import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { useText } from '#shared/i18n'
import type { Alerts } from './createAlerts.ts'

const AlertsContext = createContext<Alerts | undefined>(undefined)

/** The queue and its region are fetched when the page wakes up: the first paint has nothing to tell. */
export function AlertsProvider({ alerts, children }: AlertsProviderProps) {
  const t = useText()
  const [region, setRegion] = useState<{ ToastRegion: typeof ToastRegion; store: ToastStore }>()
  useEffect(() => {
    void import('./region.ts').then(({ createQueue, ToastRegion }) => {
      alerts.arrive(createQueue())
      alerts.withQueue(store => setRegion({ ToastRegion, store }))
    })
  }, [alerts])
  return (
    <AlertsContext value={alerts}>
      {children}
      {region && (
        <region.ToastRegion store={region.store} label={t('alerts.region')} closeLabel={t('alerts.close')} />
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
