import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One item of an envelope, with its header. */
export interface ReceivedItem {
  readonly type: string
  readonly payload: Record<string, unknown>
}

/** Receives real envelopes on loopback, as an error-reporting server would. */
export interface ReportReceiver {
  readonly address: string
  readonly received: readonly ReceivedItem[]
  /** Number of requests received, answered or not. */
  requests(): number
  /** From now on requests wait until `release`. */
  hold(): void
  release(): void
  /** Answers the next request with this status. */
  answerNext(status: number, headers?: Record<string, string>): void
  close(): Promise<void>
}

export async function createReportReceiver(): Promise<ReportReceiver> {
  const received: ReceivedItem[] = []
  const waiting: ServerResponse[] = []
  const answers: { status: number; headers: Record<string, string> }[] = []
  let isHolding = false
  let count = 0
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      count += 1
      received.push(...itemsOf(Buffer.concat(chunks).toString('utf8')))
      const { status, headers } = answers.shift() ?? { status: 200, headers: {} }
      response.writeHead(status, { 'access-control-allow-origin': '*', ...headers })
      if (isHolding) waiting.push(response)
      else response.end('{}')
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://publickey@127.0.0.1:${port}/1`,
    received,
    requests: () => count,
    hold: () => void (isHolding = true),
    release() {
      isHolding = false
      for (const response of waiting.splice(0)) response.end('{}')
    },
    answerNext: (status, headers = {}) => void answers.push({ status, headers }),
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** An envelope has a header line, then a header line and a payload line for each item. */
function itemsOf(envelope: string): ReceivedItem[] {
  const [, ...lines] = envelope.split('\n').filter(line => line !== '')
  return lines.flatMap((line, index) => {
    if (index % 2 === 1) return []
    const { type } = JSON.parse(line) as { type: string }
    return { type, payload: JSON.parse(lines[index + 1] ?? '{}') as Record<string, unknown> }
  })
}
