export { SlipView } from './SlipView.tsx'
export { TicketDock } from './TicketDock.tsx'
export { TicketSheet } from './TicketSheet.tsx'
