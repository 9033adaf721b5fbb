export { createFindSession } from './createFindSession.ts'
export { hashPassword } from './password.ts'
export { registerRealtimeTokens } from './registerRealtimeTokens.ts'
export { registerSession } from './registerSession.ts'
