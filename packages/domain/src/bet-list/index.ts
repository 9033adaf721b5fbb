export * from './resultFilter.ts'
export * from './returns.ts'
