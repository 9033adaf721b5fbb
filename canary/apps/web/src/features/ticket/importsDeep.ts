// A room is entered by its door.
import { reduceSlip } from '#core/slip/reduceSlip'

export const reduce = reduceSlip
