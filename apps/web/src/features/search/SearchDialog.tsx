import { Dialog } from '@touchline/ui/overlay'
import { useRef } from 'react'
import { useText } from '#shared/i18n'
import { SearchBox } from './SearchBox.tsx'
import css from './SearchDialog.module.css'

/**
 * The search in a dialog: full screen on phones, at the top of wide screens. Focus is in the field, and returns when it
 * closes.
 */
export default function SearchDialog({ isOpen, onClose }: SearchDialogProps) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={t('search.title')}
      closeLabel={t('search.close')}
      header={<></>}
      width="large"
      initialFocus={field}
      className={css.popup}
    >
      <SearchBox field={field} onDone={onClose} />
    </Dialog>
  )
}
export interface SearchDialogProps {
  isOpen: boolean
  onClose: () => void
}
