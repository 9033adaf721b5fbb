import { useRef, useSyncExternalStore } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { Icon } from '#icons'
import { TONE_ICON } from '#notice'
import type { ToastStore } from './createToastStore.ts'
import css from './ToastRegion.module.css'
import type { Toast } from './types.ts'

/**
 * The position of toasts: bottom centre, above the bars; at the top while a dialog is open, whose action is at its
 * bottom. Render it once, from the start, because assistive technology announces changes only inside a region it
 * already knows. `--toast-lift` raises it above a bar.
 */
export function ToastRegion({ store, label, closeLabel }: ToastRegionProps) {
  const toast = useSyncExternalStore(store.subscribe, store.shown, nothing)
  const cameFrom = useRef<HTMLElement | null>(null)

  const close = ({ id, action }: Toast, acting: boolean) => {
    if (acting) action?.run()
    store.dismiss(id)
    cameFrom.current?.focus()
    cameFrom.current = null
  }
  const enter = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    cameFrom.current = event.relatedTarget instanceof HTMLElement ? event.relatedTarget : null
    store.hold('focus')
  }
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) store.release('focus')
  }
  const escape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && toast) close(toast, false)
  }
  return (
    <section className={css.region} aria-label={label} aria-live="polite" aria-atomic="true">
      <div
        role="presentation"
        data-keeps-dialog=""
        className={css.place}
        onPointerEnter={() => store.hold('pointer')}
        onPointerLeave={() => store.release('pointer')}
        onFocus={enter}
        onBlur={leave}
        onKeyDown={escape}
      >
        {toast && (
          <ToastCard
            key={toast.id}
            toast={toast}
            closeLabel={closeLabel}
            onClose={acting => close(toast, acting)}
          />
        )}
      </div>
    </section>
  )
}

export interface ToastRegionProps {
  store: ToastStore
  /** Names the region for assistive technology. */
  label: string
  /** Label of the cross. */
  closeLabel: string
}

function ToastCard({ toast, closeLabel, onClose }: ToastCardProps) {
  return (
    <div className={css.toast} data-tone={toast.tone}>
      <Icon name={toast.icon ?? TONE_ICON[toast.tone]} className={css.icon} />
      <div>
        <strong className={css.title}>{toast.title}</strong>
        {toast.text && <p className={css.text}>{toast.text}</p>}
      </div>
      {toast.action ? (
        <button type="button" className={css.action} onClick={() => onClose(true)}>
          {toast.action.label}
        </button>
      ) : (
        <button type="button" className={css.close} aria-label={closeLabel} onClick={() => onClose(false)}>
          <Icon name="close" size={18} />
        </button>
      )}
    </div>
  )
}

interface ToastCardProps {
  toast: Toast
  closeLabel: string
  onClose: (acting: boolean) => void
}

// Toasts exist only in the browser; the server has none.
const nothing = () => undefined
