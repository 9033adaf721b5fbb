export { buildCentrifugo } from './buildCentrifugo.ts'
export { startCentrifugo } from './startCentrifugo.ts'
