export { registerNotifications } from './registerNotifications.ts'
export { writeNotifications } from './writeNotifications.ts'
