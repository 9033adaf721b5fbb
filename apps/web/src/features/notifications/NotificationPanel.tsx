import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { Dialog } from '@touchline/ui/overlay'
import { useIsPhone } from '#shared/browser'
import { useText } from '#shared/i18n'
import type { UnreadCount } from './createUnread.ts'
import { NotificationList } from './NotificationList.tsx'
import css from './NotificationPanel.module.css'

/** The list over the page: a sheet on phones, elsewhere a panel under the bell. `lazy` needs the default export. */
export default function NotificationPanel({ corner, unread, onClose }: NotificationPanelProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(true)
  if (!useIsPhone()) return <Popover corner={corner} unread={unread} onClose={onClose} />
  return (
    <Dialog
      open={isOpen}
      look="sheet"
      title={t('notifications.title')}
      closeLabel={t('notifications.close')}
      onClose={() => setOpen(false)}
      onClosed={onClose}
    >
      <div className={css.inSheet}>
        <NotificationList unread={unread} onFollowed={onClose} />
      </div>
    </Dialog>
  )
}
export interface NotificationPanelProps {
  /** The bell's corner of the header: a press on it does not count as a press outside. */
  corner: RefObject<HTMLDivElement | null>
  unread: UnreadCount
  onClose: () => void
}

function Popover({ corner, unread, onClose }: NotificationPanelProps) {
  const t = useText()
  const id = useId()
  const panel = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const bell = corner.current?.querySelector('button')
    panel.current?.focus()
    const onPress = (event: PointerEvent): void => {
      if (event.target instanceof Node && !corner.current?.contains(event.target)) onClose()
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return
      onClose()
      bell?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [corner, onClose])
  return (
    <dialog ref={panel} open tabIndex={-1} className={css.popover} aria-labelledby={id}>
      <NotificationList
        unread={unread}
        onFollowed={onClose}
        title={
          <h2 id={id} className={css.title}>
            {t('notifications.title')}
          </h2>
        }
      />
    </dialog>
  )
}
