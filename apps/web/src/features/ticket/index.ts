export { TicketDock, type TicketDockProps } from './TicketDock.tsx'
export { TicketSheet } from './TicketSheet.tsx'
export { useSlipNews } from './useSlipNews.ts'
