import type { QueryClient } from '@tanstack/react-query'
import { countersQuery, sportsQuery } from '#core/catalogue'
import { topLeaguesQuery } from '#features/navigation'

/** What stands around every page of a language: asked for once in a while, not for each page. */
export interface FrameData {
  /** Gives a request's cache what is still fresh. */
  lend(locale: string, queryClient: QueryClient): void
  /** Keeps what a request had to ask for. */
  keep(locale: string, queryClient: QueryClient): void
}

const FRESH_MS = 5_000
const KEYS = [sportsQuery().queryKey, topLeaguesQuery().queryKey, countersQuery().queryKey]

export function createFrameData(now: () => number): FrameData {
  const kept = new Map<string, { until: number; answers: readonly unknown[] }>()
  const fresh = (locale: string): readonly unknown[] | undefined => {
    const known = kept.get(locale)
    return known && known.until > now() ? known.answers : undefined
  }
  return {
    lend(locale, queryClient) {
      fresh(locale)?.forEach((answer, index) => queryClient.setQueryData(KEYS[index]!, answer as never))
    },
    keep(locale, queryClient) {
      if (fresh(locale)) return
      const answers: unknown[] = KEYS.map(key => queryClient.getQueryData(key))
      if (answers.every(answer => answer !== undefined))
        kept.set(locale, { until: now() + FRESH_MS, answers })
    },
  }
}
