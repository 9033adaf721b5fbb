import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'

/** An empty command; pending messages are sent in one frame, and it may be before, behind and between them. */
const PING = Buffer.from('{}')
const LATER_PING = Buffer.from('\n{}')
const TEXT_FRAME = 0x81
export const CLOSE_CODE = 8

/** The request that opens a websocket to the hub. */
export function handshake(host: string, port: number): string {
  return [
    'GET /connection/websocket HTTP/1.1',
    `Host: ${host}:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    '',
    '',
  ].join('\r\n')
}

/**
 * One frame of the websocket protocol, as servers write them: complete and not masked. Undefined while it is
 * incomplete.
 */
export function readFrame(
  bytes: Buffer,
): { readonly kind: number; readonly payload: Buffer; readonly end: number } | undefined {
  if (bytes.length < 2) return undefined
  const short = bytes[1]! & 0x7f
  const head = short === 126 ? 4 : short === 127 ? 10 : 2
  if (bytes.length < head) return undefined
  const length =
    short === 126 ? bytes.readUInt16BE(2) : short === 127 ? Number(bytes.readBigUInt64BE(2)) : short
  const end = head + length
  return bytes.length < end ? undefined : { kind: bytes[0]! & 0x0f, payload: bytes.subarray(head, end), end }
}

/** Clients mask what they send; a mask of zeros leaves it readable. */
export function writeFrame(socket: Socket, text: string): void {
  const payload = Buffer.from(text)
  const length =
    payload.length < 126 ? [0x80 | payload.length] : [0x80 | 126, payload.length >> 8, payload.length & 0xff]
  socket.write(Buffer.concat([Buffer.from([TEXT_FRAME, ...length, 0, 0, 0, 0]), payload]))
}

/** Whether this frame has a ping of the hub. */
export function hasPing(payload: Buffer): boolean {
  return payload.subarray(0, PING.length).equals(PING) || payload.includes(LATER_PING)
}

/** How often these bytes are in a frame. */
export function countBytes(payload: Buffer, what: Buffer): number {
  let found = 0
  for (let at = payload.indexOf(what); at >= 0; at = payload.indexOf(what, at + what.length)) found++
  return found
}
