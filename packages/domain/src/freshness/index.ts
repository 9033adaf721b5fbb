export * from './freshness.ts'
