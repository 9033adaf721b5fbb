// A package that one module of a row may use is none of the others.
// refused: may not import the package zod
import { z } from 'zod'

export const schema = z.string()
