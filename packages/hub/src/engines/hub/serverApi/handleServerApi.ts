import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HubContext } from '../hubContext.ts'
import { targetOf } from '../../../transports/paths.ts'
import { readBody } from '../../../transports/readBody.ts'
import { callMethod, isMethod } from './callMethod.ts'
import { holdsKey } from './holdsKey.ts'

/** Maximum size of a request to the server API. */
const BODY_BYTES_MAX = 1024 * 1024

/**
 * Handles a call of Centrifugo's server API, `POST /api/<method>` with the key in `X-API-Key`: 200 with `result` or
 * `error` in the body; 401 without the key, 404 for an unknown method, 400 for a body that is not a JSON object.
 */
export async function handleServerApi(
  hub: HubContext,
  key: string,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const method = targetOf(req).path.slice('/api/'.length)
  if (!holdsKey(req, key)) return void res.writeHead(401).end()
  if (method !== 'batch' && !isMethod(method)) return void res.writeHead(404).end()
  if (req.method !== 'POST') return void res.writeHead(405).end()
  const body = await readBody(req, BODY_BYTES_MAX)
  if (body.kind === 'broken') return void res.destroy()
  if (body.kind === 'too-large') return void res.writeHead(413).end()
  const request = parseObject(body.text)
  if (request === undefined) return void res.writeHead(400).end()
  const text = method === 'batch' ? callBatch(hub, request) : callMethod(hub, method, request)
  res.writeHead(200, { 'Content-Type': 'application/json' }).end(text)
}

/** Each command is `{"<method>": {...}}`, each reply `{"<method>": {...}}` or `{"error": {...}}`, in the same order. */
function callBatch(hub: HubContext, { commands }: Record<string, unknown>): string {
  const replies = (Array.isArray(commands) ? commands : []).map((command: unknown) => {
    const [[method, request] = ['', {}]] = Object.entries(isObject(command) ? command : {})
    if (!isMethod(method) || !isObject(request)) return '{"error":{"code":104,"message":"not found"}}'
    return callMethod(hub, method, request).replace(/^\{"result":/, `{"${method}":`)
  })
  return `{"replies":[${replies.join(',')}]}`
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text === '' ? '{}' : text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
