export { OfflineNotice } from './OfflineNotice.tsx'
export { Said } from './Said.tsx'
export { SaidNotice } from './SaidNotice.tsx'
export { ticketVoice } from './ticketVoice.ts'
