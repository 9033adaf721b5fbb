import { QueryClient } from '@tanstack/react-query'
import { RefusedError } from './RefusedError.ts'

/** Spec section 9, library defaults. */
const KEPT_MS = 5 * 60_000
const RETRIES_MAX = 3
const RETRY_DELAY_MS_MAX = 30_000

/**
 * The cache of answers: 5 minutes, 3 retries with back-off up to 30 s, never after a 4xx. The server has one per
 * request, which neither retries nor expires entries: timers would hold each request's cache in memory.
 * @param meta handed to every query function: the client it calls through
 */
export function createQueryClient(meta: Record<string, unknown>, isServer: boolean): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        meta,
        staleTime: isServer ? Infinity : 15_000,
        gcTime: isServer ? Infinity : KEPT_MS,
        retry: isServer ? false : mayRetry,
        retryDelay,
        refetchOnWindowFocus: false,
      },
    },
  })
}

/** Whether to retry a failed query: not after a refusal, which would only be repeated. */
export function mayRetry(failures: number, error: unknown): boolean {
  if (error instanceof RefusedError && error.status < 500) return false
  return failures < RETRIES_MAX
}

/** 1 s, 2 s, 4 s ... at most 30 s. */
export function retryDelay(failures: number): number {
  return Math.min(1_000 * 2 ** failures, RETRY_DELAY_MS_MAX)
}
