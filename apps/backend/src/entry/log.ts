import type { FastifyInstance } from 'fastify'

/** The server's log, for code that is created before the server. */
export type Log = {
  readonly [Level in 'debug' | 'info' | 'error']: (fields: object, text: string) => void
}

export function logOf(app: () => FastifyInstance): Log {
  return {
    debug: (fields, text) => app().log.debug(fields, text),
    info: (fields, text) => app().log.info(fields, text),
    error: (fields, text) => app().log.error(fields, text),
  }
}
