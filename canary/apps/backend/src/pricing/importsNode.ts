// Pricing reads no clock and no random source.
import { randomInt } from 'node:crypto'

export const random = randomInt
