// Shared is blind to the product.
import { createSession } from '#core/session'

export const session = createSession
