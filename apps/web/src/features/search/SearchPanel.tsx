import { lazy, useEffect, useState } from 'react'
import { Lazy } from '#shared/lazy'

const SearchDialog = lazy(() => import('./SearchDialog.tsx'))

/** Listens to the key that opens the search, and loads the dialog when it is first opened. */
export default function SearchPanel({ isOpen, setOpen }: SearchPanelProps) {
  const [isNeeded, setNeeded] = useState(isOpen)
  if (isOpen && !isNeeded) setNeeded(true)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [setOpen])
  if (!isNeeded) return null
  return (
    <Lazy>
      <SearchDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </Lazy>
  )
}
export interface SearchPanelProps {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}

/** Whether a key is typed into a field, or belongs to an open dialog. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null
  )
}
