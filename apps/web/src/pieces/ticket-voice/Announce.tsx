import { useEffect } from 'react'
import { ticketVoice, type Urgency } from './ticketVoice.ts'

/** Announces a text when it appears or changes. Draws nothing. */
export function Announce({ words, urgency }: AnnounceProps) {
  useEffect(() => {
    if (words !== '') ticketVoice.announce(words, urgency)
  }, [words, urgency])
  return null
}
export interface AnnounceProps {
  /** Nothing is announced while this is empty. */
  words: string
  urgency?: Urgency | undefined
}
