// Stories are written beside what they show.
// refused: leaves the module
import { Ticket } from '../apps/web/src/features/ticket/index.ts'

export const shown = Ticket
