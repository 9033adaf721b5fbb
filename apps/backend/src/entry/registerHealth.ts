import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}

/** `/livez`: the process turns. `/readyz`: it serves. `/version`: what it is. */
export function registerHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  app.get('/livez', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const ok = await isReady()
    return await reply.code(ok ? 200 : 503).send({ status: ok ? 'ready' : 'starting' })
  })
  app.get('/version', async () => ({ name: 'touchline', version }))
}
