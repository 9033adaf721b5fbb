import type { FastifyInstance } from 'fastify'
import { VERSION } from './version.ts'

/** Whether the back end is ready, and if not, why. */
export type Readiness =
  | { readonly status: 'starting' }
  /** `ledgerProblems`: the number of problems in the last ledger check, if any. */
  | { readonly status: 'ready'; readonly ledgerProblems?: number }
  | { readonly status: 'unavailable'; readonly reason: string }

/** `/livez`: whether the process runs. `/readyz`: whether it serves requests. `/version`: its version. */
export function registerHealth(app: FastifyInstance, readiness: () => Readiness | Promise<Readiness>): void {
  app.get('/livez', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const answer = await readiness()
    return await reply.code(answer.status === 'ready' ? 200 : 503).send(answer)
  })
  app.get('/version', async () => ({ name: 'touchline', version: VERSION }))
}
