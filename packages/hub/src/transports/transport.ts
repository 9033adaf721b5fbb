import type { Disconnect } from '../realtime.ts'

/** A client's connection. */
export interface Transport {
  readonly name: 'websocket' | 'http_stream' | 'sse'
  /** Server to client only: the client sends its commands to `/emulation` and needs a session id for it. */
  readonly emulated: boolean
  /** Sends lines of JSON as one frame. */
  write(lines: readonly Buffer[]): void
  /** Bytes written but not yet sent by this process. */
  unsentBytes(): number
  /** Ends the connection after what was written, with an optional reason. */
  close(disconnect?: Disconnect): void
}

const NEWLINE = Buffer.from('\n')

/** Lines with a newline between them, without a copy where there is only one. */
export function joinLines(lines: readonly Buffer[]): Buffer {
  const [first, ...rest] = lines
  if (first !== undefined && rest.length === 0) return first
  return Buffer.concat(lines.flatMap((line, at) => (at === 0 ? [line] : [NEWLINE, line])))
}
