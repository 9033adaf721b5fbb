import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Time given to pending answers when the process is stopped. */
const STOP_MS = 5_000

/** Listens, writes one line of JSON about it to standard output, and stops on a signal. */
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

/** Exits because the server cannot start, with a message that names the setting. */
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
