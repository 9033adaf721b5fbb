import type { MouseEvent, ReactNode } from 'react'
import { Dialog } from '@touchline/ui/overlay'
import { useText } from '#shared/i18n'

/** The phone's menu. Following one of its links closes it. */
export default function MenuSheet({ isOpen, onClose, children }: MenuSheetProps) {
  const t = useText()
  const closeOnLink = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('a')) onClose()
  }
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('nav.menu')} closeLabel={t('nav.close')} look="sheet">
      <div onClickCapture={closeOnLink}>{children}</div>
    </Dialog>
  )
}
interface MenuSheetProps {
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}
