import { Notice } from '@touchline/ui'
import { useSyncExternalStore } from 'react'
import { useCell, useLive } from '#core/live'
import { useText } from '#shared/i18n'

/** Says at the foot of the page that prices may be old, and why. It docks there so that it never pushes a price. */
export function ConnectionNotice() {
  const t = useText()
  const live = useLive()
  const isStale = useCell(live.stale)
  const isOnline = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
  if (isOnline && !isStale) return null
  const kind = isOnline ? 'stale' : 'offline'
  return (
    <Notice
      tone="warn"
      shape="band"
      icon={isOnline ? 'alert' : 'offline'}
      announce="politely"
      title={t(`connection.${kind}.title`)}
    >
      {t(`connection.${kind}.text`)}
    </Notice>
  )
}

function listen(wake: () => void): () => void {
  addEventListener('online', wake)
  addEventListener('offline', wake)
  return () => {
    removeEventListener('online', wake)
    removeEventListener('offline', wake)
  }
}
