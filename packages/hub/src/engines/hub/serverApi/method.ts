import { z } from 'zod'
import { ERRORS } from '../../../protocol/codes.ts'
import type { ProtocolError } from '../../../protocol/codes.ts'
import type { HubContext } from '../hubContext.ts'

/** The text of a result, or an error. */
export type ApiAnswer = string | ProtocolError

/** A method of the server API; validates its request. */
export type ApiMethod = (hub: HubContext, request: unknown) => ApiAnswer

/** A method for requests of one schema (error 107 for others). */
export function method<Request>(
  shape: z.ZodType<Request>,
  run: (hub: HubContext, request: Request) => ApiAnswer,
): ApiMethod {
  return (hub, request) => {
    const read = shape.safeParse(request)
    return read.success ? run(hub, read.data) : ERRORS.badRequest
  }
}

export const DONE = '{}'

/** A channel's name in a request. */
export const channelName = z.string().min(1)
/** A position in a stream; missing fields are zero. */
export const requestedPosition = z.object({
  offset: z.int().min(0).default(0),
  epoch: z.string().default(''),
})
