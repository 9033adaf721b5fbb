export * from './accountChange.ts'
