import type { Command, ServerApi } from './createServerApi.ts'
import type { Reply } from './replies.ts'

/** Publications that one request carries at most. */
const BATCH_MAX = 200

type Waiting = {
  readonly command: Command
  readonly resolve: (reply: Reply | undefined) => void
  readonly reject: (error: unknown) => void
}

export type Sender = {
  /** Takes a command its turn and answers its reply. */
  send(command: Command): Promise<Reply | undefined>
  /** Settles when nothing waits any more. */
  idle(): Promise<void>
}

/**
 * Sends publications in the order they were asked for, one request after the other: what is asked while one is on its way
 * goes together in the next. So nothing overtakes on a channel, and a burst costs few requests. A request without an answer
 * is sent once more: every publication carries a key by which Centrifugo knows it again.
 */
export function createSender(api: ServerApi, timeoutMs: number): Sender {
  const waiting: Waiting[] = []
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    // What is asked for in this tick goes together.
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
