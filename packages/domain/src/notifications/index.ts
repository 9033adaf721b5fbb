export * from './notificationOf.ts'
