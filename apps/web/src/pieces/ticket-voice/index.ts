export { OfflineNotice } from './OfflineNotice.tsx'
export { Announce } from './Announce.tsx'
export { AnnouncedNotice } from './AnnouncedNotice.tsx'
export { ticketVoice } from './ticketVoice.ts'
