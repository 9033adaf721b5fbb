// Realtime meets the api through committed events only.
import { readSession } from '#api/session'

export const session = readSession
