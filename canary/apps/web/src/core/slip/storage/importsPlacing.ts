// A module of the slip imports only those that the table allows it. refused: storage may not import placing
import type { UnknownPlacements } from '../placing/index.ts'

export type Placements = UnknownPlacements
