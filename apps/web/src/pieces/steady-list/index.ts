export { NewLine } from './NewLine.tsx'
export { useSteady, type Steady } from './useSteady.ts'
