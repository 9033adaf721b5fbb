export * from './match.ts'
