export * from './bet.ts'
