// Pricing is pure.
import { openDatabase } from '#store'

export const open = openDatabase
