// At the root is only configuration of tools.
// refused: may not import the package zod
import { z } from 'zod'

export const schema = z.string()
