import { Dialog as Base } from '@base-ui/react/dialog'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { joinClasses } from '#classes'
import { Icon } from '#icons'
import type { IconName } from '#icons'
import css from './Dialog.module.css'
import { DialogClose } from './DialogClose.tsx'

/**
 * A modal surface that takes, traps and returns focus. `dialog` is centred; `sheet` rises from the bottom and is for
 * phones. One that must be answered shows a reason in place of the close button.
 */
export function Dialog(props: DialogProps) {
  const { open, title, mustAnswer, header, footer, look = 'dialog', width = 'small' } = props
  const closable = mustAnswer === undefined
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!closable}
      onOpenChange={(opening, details) => {
        if (opening) return
        if (!closable || startedOnToast(details.event)) return details.cancel()
        props.onClose()
      }}
      onOpenChangeComplete={opened => {
        if (!opened) props.onClosed?.()
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={css.scrim} />
        <Base.Viewport className={joinClasses(css.viewport, css[look])}>
          <Base.Popup
            data-toasts="top"
            className={joinClasses(css.popup, css[width], props.className)}
            initialFocus={props.initialFocus}
            finalFocus={props.finalFocus}
          >
            {look === 'sheet' && <span className={css.grab} aria-hidden="true" />}
            {header}
            <div className={header ? css.bare : css.body}>
              {props.icon && <Icon name={props.icon} size={28} className={css.icon} />}
              <Base.Title
                className={joinClasses(header ? css.unseen : css.title, closable && css.besideCross)}
              >
                {title}
              </Base.Title>
              {props.description && (
                <Base.Description className={css.description}>{props.description}</Base.Description>
              )}
              {props.children}
              {mustAnswer && <p className={css.reason}>{mustAnswer}</p>}
            </div>
            {footer && <footer className={css.foot}>{footer}</footer>}
            {/* Last, so that focus starts in the content and not on the close button. */}
            {closable && !header && (
              <DialogClose icon="close" label={props.closeLabel} className={css.cross} />
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

export interface DialogProps {
  open: boolean
  /** Called when the user closes it: close button, Escape, a press outside. Never called while it must be answered. */
  onClose: () => void
  /** Called when it has left the screen, 500 ms later: a good time to reset its content. */
  onClosed?: (() => void) | undefined
  title: ReactNode
  /** Above the title. */
  icon?: IconName | undefined
  description?: ReactNode
  /** Why it cannot be closed. Takes away cross, Escape and the press outside. */
  mustAnswer?: ReactNode
  /** Label of the cross. */
  closeLabel: string
  look?: 'dialog' | 'sheet' | undefined
  /** Maximum width: 358, 480 or 720 px. A sheet fills a phone and has this width on larger screens. */
  width?: 'small' | 'medium' | 'large' | undefined
  /**
   * Replaces title and close button, and includes a `DialogClose`. The title is then for assistive technology only, and
   * the content has no padding.
   */
  header?: ReactNode
  /** Stays visible at the bottom while the content scrolls: the main action. */
  footer?: ReactNode
  children?: ReactNode
  /** The element with initial focus; the first control by default. */
  initialFocus?: PopupProps['initialFocus']
  /** The element that gets focus back; by default the one that had it before. */
  finalFocus?: PopupProps['finalFocus']
  className?: string | undefined
}

type PopupProps = ComponentPropsWithoutRef<typeof Base.Popup>

// A toast is above the dialog: pressing it is not a press outside.
function startedOnToast(event: Event): boolean {
  return event.target instanceof Element && event.target.closest('[data-keeps-dialog]') !== null
}
