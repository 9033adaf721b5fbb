import type { FastifyInstance } from 'fastify'
import { VERSION } from './version.ts'

/** `/livez`: the process turns. `/readyz`: it serves. `/version`: what it is. */
export function registerHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/livez', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const ok = await isReady()
    return await reply.code(ok ? 200 : 503).send({ status: ok ? 'ready' : 'starting' })
  })
  app.get('/version', async () => ({ name: 'touchline', version: VERSION }))
}
