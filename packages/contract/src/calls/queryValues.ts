import * as z from 'zod/mini'
import { matchStatus } from '../wire/primitives.ts'

/** Query strings carry text; these read it. */
export const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text: 'true' | 'false') => text === 'true'),
)
/** Comma-separated, or the key several times. */
export const statuses = z.pipe(
  z.pipe(
    z.union([z.string(), z.array(z.string())]),
    z.transform((value: string | string[]) => (Array.isArray(value) ? value : value.split(',')).map(Number)),
  ),
  z.array(matchStatus),
)
