import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { systemClock } from '../clock.ts'
import { createContext } from '../engines/hub/createContext.ts'
import { openHub } from '../engines/hub/createHub.ts'
import type { HubLogger } from '../engines/hub/hubContext.ts'
import { targetOf } from '../transports/paths.ts'
import { handleServerApi } from '../engines/hub/serverApi/index.ts'
import { readConfiguration } from './readConfiguration.ts'

/** A hub that runs by itself. */
export interface Standalone {
  readonly port: number
  stop(): Promise<void>
}

/**
 * Starts only the hub, on loopback, configured by a Centrifugo configuration and controlled by Centrifugo's server API.
 * For test suites of the protocol: the product never uses a configuration in which clients need no token.
 */
export async function startStandalone(
  value: unknown,
  { port, logger }: { readonly port: number; readonly logger: HubLogger },
): Promise<Standalone> {
  const { hub: options, apiKey } = readConfiguration(value)
  const context = createContext({ ...options, clock: systemClock, randomId: randomUUID, logger })
  const hub = openHub(context, options.allowedOrigins)
  const server = createServer((req, res) => {
    const { path } = targetOf(req)
    if (path === '/health') res.writeHead(200).end('{}')
    else if (!path.startsWith('/api/')) hub.handleRequest(req, res)
    else if (apiKey === '') res.writeHead(404).end()
    else {
      handleServerApi(context, apiKey, req, res).catch((error: unknown) => {
        logger.error({ err: error }, 'server API failed')
        res.destroy()
      })
    }
  })
  server.on('upgrade', (req, socket, head) => hub.handleUpgrade(req, socket, head))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      await hub.close()
      await new Promise(resolve => {
        server.close(resolve)
        server.closeAllConnections()
      })
    },
  }
}
