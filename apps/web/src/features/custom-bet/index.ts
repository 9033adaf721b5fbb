export { BuilderEntry } from './BuilderEntry.tsx'
export { CustomBet } from './CustomBet.tsx'
