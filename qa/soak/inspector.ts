/** The JavaScript heap of a Node process, read through its inspector: the process needs no code for it. */
export interface Inspector {
  readonly pid: number
  /** Megabytes in use in all threads of the process after a full garbage collection. */
  heapMb(): Promise<number>
  close(): void
}

type Answer = {
  readonly id?: number
  readonly result?: unknown
  readonly error?: { readonly message: string }
}
type Send = (method: string, params?: object) => Promise<unknown>
type Event = { readonly method?: string; readonly params?: WorkerEvent }
type WorkerEvent = { readonly sessionId: string; readonly message?: string }

const MB = 1_048_576

/** @param address the `ws:` address that a process started with `--inspect` writes to its log */
export async function openInspector(address: string): Promise<Inspector> {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`The inspector at ${address} does not answer.`))
  })
  const main = createAsker(text => socket.send(text))
  const threads = new Map<string, ReturnType<typeof createAsker>>()
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Answer & Event
    if (message.id !== undefined) return main.take(message)
    const { sessionId = '', message: inner } = message.params ?? {}
    if (message.method === 'NodeWorker.attachedToWorker') {
      threads.set(
        sessionId,
        createAsker(text => void main.call('NodeWorker.sendMessageToWorker', { sessionId, message: text })),
      )
    } else if (message.method === 'NodeWorker.detachedFromWorker') threads.delete(sessionId)
    else if (inner !== undefined) threads.get(sessionId)?.take(JSON.parse(inner) as Answer)
  }
  await main.call('NodeWorker.enable', { waitForDebuggerOnStart: false })
  const { result } = (await main.call('Runtime.evaluate', { expression: 'process.pid' })) as {
    result: { value: number }
  }
  return {
    pid: result.value,
    async heapMb() {
      let bytes = 0
      for (const { call } of [main, ...threads.values()]) bytes += await heapOf(call)
      return bytes / MB
    },
    close: () => socket.close(),
  }
}

async function heapOf(call: Send): Promise<number> {
  await call('HeapProfiler.collectGarbage')
  const { usedSize } = (await call('Runtime.getHeapUsage')) as { usedSize: number }
  return usedSize
}

function createAsker(send: (text: string) => void): { call: Send; take: (answer: Answer) => void } {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let last = 0
  return {
    call(method, params = {}) {
      const answered = Promise.withResolvers<unknown>()
      waiting.set(++last, answered)
      send(JSON.stringify({ id: last, method, params }))
      return answered.promise
    },
    take({ id = 0, result, error }) {
      if (error) waiting.get(id)?.reject(new Error(error.message))
      else waiting.get(id)?.resolve(result)
      waiting.delete(id)
    },
  }
}
