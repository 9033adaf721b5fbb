import type { FastifyInstance } from 'fastify'
import { addressOf } from './headersFor.ts'
import { TEXT } from './mediaTypes.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The address as the visitor sees it. */
    address: URL
  }
}

/** Reads the address of every request; a request without one is refused. */
export function addAddress(app: FastifyInstance, trustedHops: number): void {
  app.decorateRequest('address')
  // A hook that returns a promise costs each request a turn of the event loop.
  app.addHook('onRequest', (request, reply, done) => {
    const address = addressOf(request.raw, trustedHops, request.originalUrl)
    if (!address) return void reply.code(400).type(TEXT).send('Bad request')
    request.address = address
    done()
  })
}
