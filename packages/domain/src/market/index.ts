export * from './market.ts'
