import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Time given to answers on their way when the process is to stop. */
const STOP_MS = 5_000

/** Listens, says so on standard output in one line of JSON, and stops on a signal. */
export async function listen(
  app: FastifyInstance,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<void> {
  await app.listen({ port, host })
  const stop = (): void => {
    void app.close().then(() => process.exit(0))
    setTimeout(() => process.exit(0), STOP_MS).unref()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  const bound = (app.server.address() as AddressInfo).port
  process.stdout.write(`${JSON.stringify({ ready: true, port: bound })}\n`)
}

/** Ends a server that cannot start with a sentence that names the setting. */
export function refuseToStart(error: unknown, port: number): never {
  const code = (error as { code?: string }).code
  const sentence =
    code === 'EADDRINUSE'
      ? `Port ${port} is in use. Set PORT to a free one.`
      : error instanceof Error
        ? error.message
        : String(error)
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
