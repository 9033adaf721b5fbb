// The machine knows no call of the product.
import { ERROR_CODES } from '@touchline/contract'

export const codes = ERROR_CODES
