import type { ServerApiCommand, ServerApi } from './createServerApi.ts'
import type { ServerApiReply } from './replies.ts'

/** Maximum publications in one request. */
const BATCH_MAX = 200

type Waiting = {
  readonly command: ServerApiCommand
  readonly resolve: (reply: ServerApiReply | undefined) => void
  readonly reject: (error: unknown) => void
}

export type Sender = {
  /** Queues a command and resolves to its reply. */
  send(command: ServerApiCommand): Promise<ServerApiReply | undefined>
  /** Resolves when the queue is empty. */
  idle(): Promise<void>
}

/**
 * Sends publications in order, one request at a time: those that arrive during a request are sent together in the next.
 * This keeps the order on each channel, and a burst needs few requests. A request without an answer is repeated once:
 * every publication carries an idempotency key.
 */
export function createSender(api: ServerApi, timeoutMs: number): Sender {
  const waiting: Waiting[] = []
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    // Publications of this tick are sent together.
    await Promise.resolve()
    while (waiting.length > 0) {
      const batch = waiting.splice(0, BATCH_MAX)
      const commands = batch.map(({ command }) => command)
      try {
        const replies = await api(commands, timeoutMs).catch(() => api(commands, timeoutMs))
        batch.forEach(({ resolve }, i) => resolve(replies[i]))
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    running = undefined
  }

  return {
    send: command =>
      new Promise((resolve, reject) => {
        waiting.push({ command, resolve, reject })
        running ??= run()
      }),
    idle: async () => await running,
  }
}
