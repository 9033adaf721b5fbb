import { Dialog as Base } from '@base-ui/react/dialog'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { IconButton } from '#button'
import { joinClasses } from '#classes'
import css from './Dialog.module.css'

/**
 * A surface above the page that takes focus, keeps it, and gives it back. `dialog` stands in the middle; `sheet`
 * rises from the bottom and is for phones. A dialog that must be answered says why instead of showing a cross.
 */
export function Dialog(props: DialogProps) {
  const { open, title, description, mustAnswer, footer, children, look = 'dialog', width = 'small' } = props
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={mustAnswer !== undefined}
      onOpenChange={(opening, details) => {
        if (opening) return
        if (mustAnswer !== undefined || startedOnToast(details.event)) return details.cancel()
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
            className={joinClasses(css.popup, css[width], props.className)}
            initialFocus={props.initialFocus}
            finalFocus={props.finalFocus}
          >
            {look === 'sheet' && <span className={css.grab} aria-hidden="true" />}
            <header className={css.head}>
              <Base.Title className={joinClasses(css.title, props.titleHidden && css.unseen)}>
                {title}
              </Base.Title>
              {mustAnswer === undefined && (
                <Base.Close
                  className={css.cross}
                  render={<IconButton icon="close" label={props.closeLabel} iconSize={18} />}
                />
              )}
            </header>
            <div className={css.body}>
              {description && <Base.Description className={css.description}>{description}</Base.Description>}
              {children}
              {mustAnswer && <p className={css.reason}>{mustAnswer}</p>}
            </div>
            {footer && <footer className={css.foot}>{footer}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

export interface DialogProps {
  open: boolean
  /** The player closed it: cross, Escape, a press outside. Never called while it must be answered. */
  onClose: () => void
  /** It has left the screen, 500 ms later: time to forget what it showed. */
  onClosed?: (() => void) | undefined
  title: ReactNode
  /** Keep the title for assistive tech only, where the content shows its own. */
  titleHidden?: boolean | undefined
  description?: ReactNode
  /** Why it cannot be closed. Takes away cross, Escape and the press outside. */
  mustAnswer?: ReactNode
  /** Label of the cross. */
  closeLabel: string
  look?: 'dialog' | 'sheet' | undefined
  /** Widest it gets: 358, 480 or 720 px. A sheet fills a phone and is as wide as this above it. */
  width?: 'small' | 'medium' | 'large' | undefined
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
