import { useIsOnline } from '#shared/browser'
import { useText } from '#shared/i18n'
import { AnnouncedNotice } from './AnnouncedNotice.tsx'

/** The offline notice inside a sheet, which covers the notices at the foot of the page. Nothing while online. */
export function OfflineNotice({ className }: { className?: string }) {
  const isOnline = useIsOnline()
  const t = useText()
  if (isOnline) return null
  return (
    <AnnouncedNotice
      tone="warn"
      icon="offline"
      className={className}
      title={t('connection.offline.title')}
      text={t('connection.offline.text')}
    />
  )
}
