export { createTicketPanel, type TicketPanelStore } from './ticketPanel.ts'
