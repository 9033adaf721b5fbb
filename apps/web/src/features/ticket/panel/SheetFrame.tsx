import { useId } from 'react'
import { Dialog, DialogClose } from '@touchline/ui/overlay'
import { useSlip } from '#core/slip'
import { useText } from '#shared/i18n'
import { TicketContent, TicketHead, type TicketPanelProps } from './TicketPanel.tsx'
import css from './TicketPanel.module.css'
import { usePriceToReturnTo } from '../layout/index.ts'

/** The ticket panel as a sheet over the page. `lazy` needs the default export. */
export default function SheetFrame({ isOpen, startsAtStake, ...props }: SheetFrameProps) {
  const slip = useSlip()
  const t = useText()
  const id = useId()
  const priceToReturnTo = usePriceToReturnTo()
  return (
    <Dialog
      open={isOpen}
      onClose={() => slip.panel.close()}
      title={t('ticket.panel')}
      closeLabel={t('ticket.close')}
      look="sheet"
      width="medium"
      header={
        <TicketHead
          id={id}
          close={<DialogClose icon="chevron-down" label={t('ticket.close')} />}
          {...props}
        />
      }
      className={css.sheet}
      initialFocus={() => (startsAtStake ? document.getElementById('sheet-stake') : null) ?? true}
      finalFocus={() => priceToReturnTo() ?? true}
    >
      <TicketContent id={id} place="sheet" {...props} />
    </Dialog>
  )
}
export interface SheetFrameProps extends TicketPanelProps {
  isOpen: boolean
  /** It was opened to enter the stake. */
  startsAtStake: boolean
}
