import { useIsOnline } from '#shared/browser'
import { useText } from '#shared/i18n'
import { AnnouncedNotice } from './AnnouncedNotice.tsx'

/** In a sheet, which covers the foot of the page: that there is no network, and what that means. Nothing while there is one. */
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
