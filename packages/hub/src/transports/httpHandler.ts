import type { IncomingMessage, ServerResponse } from 'node:http'
import { handleEmulation } from './handleEmulation.ts'
import type { HubContext } from '../engines/hub/hubContext.ts'
import { allowReading } from './origin.ts'
import { REALTIME_PATHS, targetOf } from './paths.ts'
import { readBody } from './readBody.ts'
import { HubSession } from '../engines/hub/connections/hubSession.ts'
import { streamTransport } from './streamTransport.ts'

/** Handles a request to `/connection/http_stream`, `/connection/sse` or `/emulation`. */
export async function handleHttp(
  hub: HubContext,
  mayConnect: (req: IncomingMessage) => boolean,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const { path, query } = targetOf(req)
  const serve = ROUTES[path]
  if (serve === undefined) return end(res, 404)
  if (!mayConnect(req)) return end(res, 403)
  allowReading(req, res)
  if (req.method === 'OPTIONS') return preflight(req, res)
  if (req.method === 'GET' && path === REALTIME_PATHS.sse) {
    const connect = query.get('cf_connect') ?? ''
    return connect === '' ? end(res, 400) : openStream('sse', hub, connect, res)
  }
  if (req.method !== 'POST') return end(res, 405)
  const body = await readBody(req, hub.limits.messageBytes)
  if (body.kind === 'broken') return void res.destroy()
  if (body.kind === 'too-large') return end(res, 413)
  serve(hub, body.text, res)
}

type Serve = (hub: HubContext, body: string, res: ServerResponse) => void

const ROUTES: Readonly<Record<string, Serve>> = {
  [REALTIME_PATHS.httpStream]: (hub, body, res) => openStream('http_stream', hub, body, res),
  [REALTIME_PATHS.sse]: (hub, body, res) => openStream('sse', hub, body, res),
  [REALTIME_PATHS.emulation]: (hub, body, res) => end(res, handleEmulation(hub, body)),
}

/** The body or query has the connect command; later ones use `/emulation`. */
function openStream(
  kind: 'http_stream' | 'sse',
  hub: HubContext,
  connect: string,
  res: ServerResponse,
): void {
  const session = new HubSession(hub, streamTransport(kind, res, hub.clock))
  res.on('error', error => hub.logger.debug({ err: error }, 'realtime stream failed'))
  res.on('close', () => session.gone())
  session.receive(connect)
}

function preflight(req: IncomingMessage, res: ServerResponse): void {
  res.setHeader('Access-Control-Max-Age', '300')
  res.setHeader('Access-Control-Allow-Methods', 'GET, POST, OPTIONS')
  const wanted = req.headers['access-control-request-headers']
  if (wanted !== undefined) res.setHeader('Access-Control-Allow-Headers', wanted)
  end(res, 204)
}

function end(res: ServerResponse, status: number): void {
  res.writeHead(status).end()
}
