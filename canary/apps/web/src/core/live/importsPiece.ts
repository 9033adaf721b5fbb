// Core does not know who draws it.
import { OddsCell } from '#pieces/odds-cell'

export const cell = OddsCell
