export { aMatch } from './aMatch.ts'
export { createDrivenLive } from './createDrivenLive.ts'
