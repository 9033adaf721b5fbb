export * from './ticketPanel.ts'
