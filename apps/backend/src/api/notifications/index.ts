export { registerNotifications } from './registerNotifications.ts'
export { writeNotifications, type NotedChange } from './writeNotifications.ts'
