import { useEffect } from 'react'
import { ticketVoice, type Urgency } from './ticketVoice.ts'

/** Has its words spoken when they appear, and again when they become others. Draws nothing. */
export function Announce({ words, urgency }: AnnounceProps) {
  useEffect(() => {
    if (words !== '') ticketVoice.say(words, urgency)
  }, [words, urgency])
  return null
}
export interface AnnounceProps {
  /** Nothing is said while this is empty. */
  words: string
  urgency?: Urgency | undefined
}
