export { ShareNotice } from './sharing/index.ts'
export { SlipSpeech } from './speech/index.ts'
export { TicketDock, TicketSheet } from './panel/index.ts'
export { useSlipNews } from './news/index.ts'
