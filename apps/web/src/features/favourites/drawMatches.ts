import type { Match } from '@touchline/domain/match'
import type { ReactNode } from 'react'

/** Draws rows of matches; given by the page, because features do not import each other. */
export type DrawMatches = (matches: readonly Match[]) => ReactNode
