import { createLazyService, type LazyService } from './createLazyService.ts'

export interface LoadServiceOptions<T> {
  readonly load: () => Promise<T>
  /** Called with true when it is late or could not be loaded, with false when it arrives after that. */
  readonly onMissing: (isMissing: boolean) => void
  /** Calls `run` once after the time within which it should have arrived. */
  readonly schedule: (run: () => void) => void
  /** Calls `run` whenever loading may work again; once it is ready that has no effect. */
  readonly onRetryChance: (run: () => void) => void
}

/**
 * A lazy service that is loaded when it is first needed, and again when it is late, when it is needed after a failure,
 * and whenever loading may work again.
 */
export function loadService<T>({
  load,
  onMissing,
  schedule,
  onRetryChance,
}: LoadServiceOptions<T>): LazyService<T> {
  const { current, whenReady, provide } = createLazyService<T>()
  const isReady = (): boolean => current() !== undefined
  let isLoading = false
  let isMissing = false

  function request(): void {
    if (isLoading || isReady()) return
    isLoading = true
    schedule(() => {
      miss()
      request()
    })
    load().then(arrive, miss)
  }

  /** A second request may arrive too; only the first counts. */
  function arrive(service: T): void {
    if (isMissing && !isReady()) onMissing(false)
    provide(service)
  }

  function miss(): void {
    if (isReady()) return
    isLoading = false
    if (isMissing) return
    isMissing = true
    onMissing(true)
    onRetryChance(request)
  }

  return {
    current,
    whenReady(run) {
      const release = whenReady(run)
      request()
      return release
    },
  }
}
