export * from './bet.ts'
export * from './betStanding.ts'
export * from './toBetType.ts'
