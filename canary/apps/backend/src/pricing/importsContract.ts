// Pricing knows the domain only.
import { ROUTES } from '@touchline/contract'

export const routes = ROUTES
