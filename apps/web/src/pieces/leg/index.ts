export { Leg } from './Leg.tsx'
