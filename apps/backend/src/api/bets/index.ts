export { betChanged } from './betChanged.ts'
export { findBetsById } from './findBets.ts'
export { newBetRef } from './newBetRef.ts'
export { registerBets } from './registerBets.ts'
