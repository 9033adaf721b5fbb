/** The part of EventSource that the official client uses; Node has EventSource only behind a flag. */
export class TestEventSource {
  onopen: (() => void) | undefined
  onerror: ((event: unknown) => void) | undefined
  onmessage: ((event: { data: string }) => void) | undefined
  readonly #abort = new AbortController()

  constructor(url: string) {
    this.#read(url).catch((error: unknown) => {
      if (!this.#abort.signal.aborted) this.onerror?.(error)
    })
  }

  close(): void {
    this.#abort.abort()
  }

  async #read(url: string): Promise<void> {
    const response = await fetch(url, {
      headers: { Accept: 'text/event-stream' },
      signal: this.#abort.signal,
    })
    if (!response.ok || response.body === null) throw new Error(`HTTP ${response.status}`)
    this.onopen?.()
    let text = ''
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      const events = (text + chunk.replaceAll('\r\n', '\n')).split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) {
        const line = event.trimStart()
        if (line.startsWith('data: ')) this.onmessage?.({ data: line.slice('data: '.length) })
      }
    }
    throw new Error('stream ended')
  }
}
