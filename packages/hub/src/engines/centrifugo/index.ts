export { createCentrifugo } from './createCentrifugo.ts'
