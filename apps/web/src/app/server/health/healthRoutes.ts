import type { FastifyPluginAsync } from 'fastify'
import type { BackendWatch } from './watchBackend.ts'

export interface HealthOptions {
  readonly backend: Pick<BackendWatch, 'isUp'>
  readonly version: string
}

/** Whether the process is alive, whether it can render pages, and its version. */
export const healthRoutes: FastifyPluginAsync<HealthOptions> = async (app, { backend, version }) => {
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))
  app.get('/livez', async () => ({ status: 'ok' }))
  app.get('/version', async () => ({ name: 'touchline', version }))
  app.get('/readyz', async (_request, reply) => {
    const isReady = await backend.isUp()
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'waiting for the back end' })
  })
}
