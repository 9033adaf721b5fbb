export { SlipSpeech } from './speech/SlipSpeech.tsx'
export { TicketDock } from './TicketDock.tsx'
export { TicketSheet } from './TicketSheet.tsx'
export { useSlipNews } from './useSlipNews.ts'
