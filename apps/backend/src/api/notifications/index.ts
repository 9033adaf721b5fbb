export { registerNotifications } from './registerNotifications.ts'
