import type { Disconnect } from '../realtime.ts'

/** The wire under one client. */
export interface Transport {
  readonly name: 'websocket' | 'http_stream' | 'sse'
  /** Server to client only: the client sends its commands to `/emulation` and needs a session id for it. */
  readonly emulated: boolean
  /** Sends lines of JSON as one frame. */
  write(lines: readonly Buffer[]): void
  /** Bytes that were written and have not left this process. */
  unsentBytes(): number
  /** Ends the connection after what was written; without a reason it just ends. */
  close(disconnect?: Disconnect): void
}

const NEWLINE = Buffer.from('\n')

/** Lines with a newline between them, without a copy where there is only one. */
export function joinLines(lines: readonly Buffer[]): Buffer {
  const [first, ...rest] = lines
  if (first !== undefined && rest.length === 0) return first
  return Buffer.concat(lines.flatMap((line, at) => (at === 0 ? [line] : [NEWLINE, line])))
}
