export * from './guardTap.ts'
