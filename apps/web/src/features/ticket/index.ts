export { TicketDock } from './TicketDock.tsx'
export type { TicketPanelProps } from './TicketPanel.tsx'
export { TicketSheet } from './TicketSheet.tsx'
export { useSlipNews } from './useSlipNews.ts'
