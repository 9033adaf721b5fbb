export * from './bonus.ts'
export * from './freebetPayout.ts'
