import type { ToastRegion, ToastStore } from '@touchline/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { createRequiredContext } from '#shared/context'
import { useText } from '#shared/i18n'
import type { Alerts } from './createAlerts.ts'

const [AlertsContext, useAlerts] = createRequiredContext<Alerts>('AlertsProvider')
export { useAlerts }

/** The queue and its region are loaded once the page is idle: there are no alerts at first paint. */
export function AlertsProvider({ alerts, children }: AlertsProviderProps) {
  const t = useText()
  const [region, setRegion] = useState<{ ToastRegion: typeof ToastRegion; store: ToastStore }>()
  useEffect(() => {
    void import('./region.ts').then(({ createQueue, ToastRegion }) => {
      alerts.provide(createQueue())
      alerts.whenReady(store => setRegion({ ToastRegion, store }))
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
