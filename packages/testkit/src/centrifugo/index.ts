export { testedCentrifugo, type TestedCentrifugo } from './testedCentrifugo.ts'
