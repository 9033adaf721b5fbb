// The domain imports no library.
import { z } from 'zod/mini'

export const schema = z.string()
