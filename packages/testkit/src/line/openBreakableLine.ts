import { createServer, connect, type AddressInfo, type Socket } from 'node:net'

/** A TCP proxy to a server on loopback that a test can break. */
export type BreakableLine = {
  /** Address of the proxy. */
  readonly origin: string
  /** Closes all connections and refuses new ones, until `restore`. */
  cut(): void
  /**
   * Delivers requests and closes the connection instead of answering, so that the client cannot know whether they
   * arrived.
   */
  dropAnswers(): void
  restore(): void
  close(): Promise<void>
}

/** @param to address of the server, such as `http://127.0.0.1:8000` */
export async function openBreakableLine(to: string): Promise<BreakableLine> {
  const { hostname, port } = new URL(to)
  const open = new Set<Socket>()
  let state: 'whole' | 'cut' | 'one-way' = 'whole'
  const endAll = (): void => {
    for (const socket of open) socket.destroy()
    open.clear()
  }
  const server = createServer(near => {
    if (state === 'cut') return void near.destroy()
    const far = connect(Number(port), hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => other.destroy())
    }
    near.pipe(far)
    far.on('data', chunk => {
      if (state === 'one-way') endAll()
      else near.write(chunk)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      state = 'cut'
      endAll()
    },
    dropAnswers() {
      state = 'one-way'
    },
    restore() {
      state = 'whole'
    },
    async close() {
      endAll()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
