export { Chip, chipClass } from './Chip.tsx'
export type { ChipProps, ChipShape } from './Chip.tsx'
