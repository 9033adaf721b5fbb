/** `now` interrupts other speech and is for money; everything else waits. */
export type Urgency = 'politely' | 'now'

type VoiceListener = (words: string, urgency: Urgency) => void

/**
 * Passes texts from any part of the ticket to the live regions. Nothing is queued: a text without a listener is lost.
 */
export function createTicketVoice() {
  const listeners = new Set<VoiceListener>()
  return {
    announce(words: string, urgency: Urgency = 'politely'): void {
      for (const listener of listeners) listener(words, urgency)
    },
    /** Returns a release function. */
    onWords(listener: VoiceListener): () => void {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/**
 * Slip, sharing, bet builder and My bets share one pair of live regions, which the slip draws, because several regions
 * would interrupt each other. On the server there is no listener.
 */
export const ticketVoice = createTicketVoice()
