/** Tracks whether a page of this browser carries a request. Ends with the page, however the page ends. */
export interface RequestWatch {
  /** Marks the request as carried by this page; returns a release function. */
  hold(key: string): () => void
  isHeld(key: string): Promise<boolean>
}

/** The stored requests, oldest first. Neither function throws; `write` returns false where storing failed. */
export interface RequestList<Request> {
  read(): readonly Request[]
  write(requests: readonly Request[]): boolean
}

interface StorageOptions<Request> {
  readonly list: RequestList<Request>
  /** Absent where only this page reads the list. */
  readonly watch?: RequestWatch
  /** Maximum number stored: the newest. */
  readonly max: number
}

/** Requests with an unknown result, in a storage that outlives the page. */
export interface RequestStorage<Request> {
  /** False where storing failed. */
  put(request: Request): boolean
  remove(key: string): void
  /** Requests that no page carries, newest first. */
  orphans(): Promise<readonly Request[]>
}

export function createRequestStorage<Request extends { readonly key: string }>({
  list,
  watch,
  max,
}: StorageOptions<Request>): RequestStorage<Request> {
  const held = new Map<string, () => void>()

  return {
    put(request) {
      const { key } = request
      if (!held.has(key)) held.set(key, watch?.hold(key) ?? (() => {}))
      const others = list.read().filter(one => one.key !== key)
      return list.write([...others, request].slice(-max))
    },
    remove(key) {
      list.write(list.read().filter(one => one.key !== key))
      held.get(key)?.()
      held.delete(key)
    },
    async orphans() {
      const requests = list.read().toReversed()
      const isHeld = await Promise.all(requests.map(async ({ key }) => await watch?.isHeld(key)))
      // A request that ended in the meantime is no longer stored or carried.
      const stored = new Set(list.read().map(({ key }) => key))
      return requests.filter(({ key }, i) => !isHeld[i] && !held.has(key) && stored.has(key))
    },
  }
}
