import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Handler } from './createHandler.ts'
import type { Forwarder } from './forward.ts'

/** Time given to answers on their way when the process is told to stop. */
const STOP_MS = 5_000

/** Listens, says so on standard output in one line of JSON, and stops when told to. */
export async function listen(
  handler: Handler,
  forwarder: Forwarder,
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const server = createServer((request, response) => void handler(request, response))
  server.on('upgrade', (request, socket, head) => {
    const [path = ''] = (request.url ?? '').split('?')
    if (forwarder.takes(path)) forwarder.upgrade(request, socket, head)
    else if (server.listenerCount('upgrade') === 1) socket.destroy()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const stop = (): void => {
    server.close(() => process.exit(0))
    server.closeIdleConnections()
    forwarder.close()
    setTimeout(() => process.exit(0), STOP_MS).unref()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  const bound = (server.address() as AddressInfo).port
  process.stdout.write(`${JSON.stringify({ ready: true, port: bound })}\n`)
  return server
}

/** A clear end for a server that cannot start: the sentence names the variable. */
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
