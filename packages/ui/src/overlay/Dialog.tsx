import { Dialog as Base } from '@base-ui/react/dialog'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { joinClasses } from '#classes'
import { Icon } from '#icons'
import type { IconName } from '#icons'
import css from './Dialog.module.css'
import { DialogClose } from './DialogClose.tsx'

/**
 * A surface above the page that takes focus, keeps it, and gives it back. `dialog` stands in the middle; `sheet`
 * rises from the bottom and is for phones. One that must be answered says why, where the others have a cross.
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
            {/* Last, so that focus starts in the content and not on the way out. */}
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
  /** The reader closed it: cross, Escape, a press outside. Never called while it must be answered. */
  onClose: () => void
  /** It has left the screen, 500 ms later: time to forget what it showed. */
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
  /** Widest it gets: 358, 480 or 720 px. A sheet fills a phone and is as wide as this above it. */
  width?: 'small' | 'medium' | 'large' | undefined
  /**
   * A bar of its own in place of title and cross, with a `DialogClose` in it. The title is then for assistive tech
   * only, and the content goes to the edges.
   */
  header?: ReactNode
  /** Stays in sight at the foot while the content scrolls: the one action. */
  footer?: ReactNode
  children?: ReactNode
  /** What takes focus at first; the first control inside unless told. */
  initialFocus?: PopupProps['initialFocus']
  /** What gets focus back; what had it before unless told. */
  finalFocus?: PopupProps['finalFocus']
  className?: string | undefined
}

type PopupProps = ComponentPropsWithoutRef<typeof Base.Popup>

// A toast lies above the dialog: answering it is no press outside.
function startedOnToast(event: Event): boolean {
  return event.target instanceof Element && event.target.closest('[data-keeps-dialog]') !== null
}
