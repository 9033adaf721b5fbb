import type { HubContext } from '../engines/hub/hubContext.ts'

/**
 * Handles commands of a client whose own connection is one-way. Returns the HTTP status: 404 where the session is on
 * another node. An ended session is not an error, because the command may have been sent before it ended.
 */
export function handleEmulation(hub: HubContext, body: string): 204 | 400 | 404 {
  const request = parse(body)
  if (request === undefined) return 400
  if (request.node !== hub.nodeId) return 404
  hub.sessions.byId(request.session)?.receive(request.data)
  return 204
}

function parse(body: string): { session: string; node: string; data: string } | undefined {
  try {
    const { session, node, data } = JSON.parse(body) as Record<string, unknown>
    const valid = typeof session === 'string' && typeof node === 'string' && typeof data === 'string'
    return valid ? { session, node, data } : undefined
  } catch {
    return undefined
  }
}
