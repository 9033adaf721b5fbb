export { createUnread, type Unread } from './createUnread.ts'
export { NotificationBell } from './NotificationBell.tsx'
