export { createUnread, type UnreadCount } from './createUnread.ts'
export { NotificationBell } from './NotificationBell.tsx'
