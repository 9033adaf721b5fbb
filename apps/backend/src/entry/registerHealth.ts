import type { FastifyInstance } from 'fastify'
import { VERSION } from './version.ts'

/** Whether the back end serves, and if not, why. */
export type Readiness =
  | { readonly status: 'starting' }
  /** `ledgerProblems`: what the last ledger check found, if anything. */
  | { readonly status: 'ready'; readonly ledgerProblems?: number }
  | { readonly status: 'unavailable'; readonly reason: string }

/** `/livez`: the process runs. `/readyz`: it serves. `/version`: what it is. */
export function registerHealth(app: FastifyInstance, readiness: () => Readiness | Promise<Readiness>): void {
  app.get('/livez', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const answer = await readiness()
    return await reply.code(answer.status === 'ready' ? 200 : 503).send(answer)
  })
  app.get('/version', async () => ({ name: 'touchline', version: VERSION }))
}
