import type { Match } from '@touchline/domain/match'
import type { ReactNode } from 'react'

/** How the page draws rows of matches. */
export type DrawMatches = (matches: readonly Match[]) => ReactNode
