import type { ServerResponse } from 'node:http'
import type { HubClock } from '../clock.ts'
import { DISCONNECTS } from '../protocol/codes.ts'
import type { Transport } from './transport.ts'

/** A client that does not read its last bytes within this time is disconnected. */
const CLOSING_MS_MAX = 5_000

const HEADERS = {
  'Cache-Control': 'private, no-cache, no-store, must-revalidate, max-age=0',
  Pragma: 'no-cache',
  // Proxies must forward each line immediately.
  'X-Accel-Buffering': 'no',
}

/** The format of one line in the body, and the start of the body. */
const KINDS = {
  http_stream: { type: 'application/json; charset=utf-8', opening: '', before: '', after: '\n' },
  sse: { type: 'text/event-stream; charset=utf-8', opening: '\r\n', before: 'data: ', after: '\n\n' },
} as const

/** An HTTP response that stays open. Writes the response's head. */
export function streamTransport(kind: keyof typeof KINDS, res: ServerResponse, clock: HubClock): Transport {
  const { type, opening, before, after } = KINDS[kind]
  const [prefix, suffix] = [Buffer.from(before), Buffer.from(after)]
  res.writeHead(200, { ...HEADERS, 'Content-Type': type })
  res.flushHeaders()
  if (opening !== '') res.write(opening)
  return {
    name: kind,
    emulated: true,
    write: lines => {
      res.write(Buffer.concat(lines.flatMap(line => [prefix, line, suffix])))
    },
    unsentBytes: () => res.writableLength,
    close(disconnect) {
      // A slow client has a full buffer: a graceful end would wait for data it does not read.
      if (disconnect?.code === DISCONNECTS.slow.code) res.destroy()
      else {
        res.end()
        const cancel = clock.schedule(CLOSING_MS_MAX, () => res.destroy())
        res.once('close', cancel)
      }
    },
  }
}
