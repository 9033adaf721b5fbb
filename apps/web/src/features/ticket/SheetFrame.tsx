import { Dialog } from '@touchline/ui/overlay'
import { useSlip } from '#core/slip'
import { useText } from '#shared/i18n'
import type { TicketDockProps } from './TicketDock.tsx'
import { TicketPanel } from './TicketPanel.tsx'
import css from './TicketPanel.module.css'

/** The ticket panel as a sheet over the page. The default export is what `lazy` takes. */
export default function SheetFrame({ isOpen, ...props }: SheetFrameProps) {
  const slip = useSlip()
  const t = useText()
  return (
    <Dialog
      open={isOpen}
      onClose={() => slip.panel.close()}
      title={t('ticket.panel')}
      titleHidden
      closeLabel={t('ticket.close')}
      look="sheet"
      width="medium"
      className={css.sheet}
    >
      <TicketPanel place="sheet" {...props} />
    </Dialog>
  )
}
export interface SheetFrameProps extends TicketDockProps {
  isOpen: boolean
}
