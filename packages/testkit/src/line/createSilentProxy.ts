import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A proxy that can go silent: its sockets stay open, but forward nothing. */
export interface SilentProxy {
  /** `http://localhost` and the port it listens on. */
  readonly origin: string
  /** Drops every byte from now on, in both directions, of open and new connections. */
  silence(): void
  /** Forwards new connections again; those that lost bytes are closed, as a network eventually does. */
  restore(): void
  close(): Promise<void>
}

/** @param port of the server behind it, on this machine */
export async function createSilentProxy(port: number): Promise<SilentProxy> {
  const open = new Set<Socket>()
  let isSilent = false
  /** Connections that lost bytes. */
  const hurt = new Set<Socket>()

  function pipe(from: Socket, to: Socket): void {
    from.on('data', bytes => {
      if (!isSilent) return void to.write(bytes)
      hurt.add(from).add(to)
    })
    from.on('close', () => to.destroy())
    from.on('error', () => from.destroy())
  }

  const server = createServer(client => {
    const behind = connect(port, '127.0.0.1')
    for (const [one, other] of [
      [client, behind],
      [behind, client],
    ] as const) {
      open.add(one)
      one.on('close', () => open.delete(one))
      pipe(one, other)
    }
  })
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    silence: () => (isSilent = true),
    restore() {
      isSilent = false
      for (const socket of hurt) socket.destroy()
      hurt.clear()
    },
    close() {
      for (const socket of open) socket.destroy()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}
