export { Leg, type LegProps } from './Leg.tsx'
