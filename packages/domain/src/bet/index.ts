export * from './bet.ts'
export * from './betPhase.ts'
export * from './toBetType.ts'
