// Tools serve the runs of qa, not the other way round.
// refused: tools may not import qa/load
import { openListener } from '@touchline/qa-load'

export const open = openListener
