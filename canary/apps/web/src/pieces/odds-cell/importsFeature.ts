// A piece knows no feature.
import { Ticket } from '#features/ticket'

export const ticket = Ticket
