export * from './ratio.ts'
