import { createServer } from 'node:net'

/** `preferred` when nothing listens there, else a free port chosen by the system. Loopback only, never 5432. */
export async function freePort(preferred = 0): Promise<number> {
  const port = (await tryPort(preferred)) ?? (await tryPort(0))
  if (port === undefined) throw new Error('No loopback port is free on this machine.')
  return port === 5432 ? freePort() : port
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise(resolve => {
    const server = createServer()
    server.on('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(address && typeof address === 'object' ? address.port : undefined))
    })
  })
}
