// A module is entered by its entry point.
import { reduceSlip } from '#core/slip/reduceSlip'

export const reduce = reduceSlip
