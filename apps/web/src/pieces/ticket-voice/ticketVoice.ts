/** `now` interrupts, and is for what concerns money; everything else waits its turn. */
export type Urgency = 'politely' | 'now'

type Hear = (words: string, urgency: Urgency) => void

/** Brings words from any part of the ticket to the one who speaks them. Nothing is kept: what nobody hears is not said later. */
export function createTicketVoice() {
  const listeners = new Set<Hear>()
  return {
    say(words: string, urgency: Urgency = 'politely'): void {
      for (const hear of listeners) hear(words, urgency)
    },
    /** Returns the way out. */
    onWords(hear: Hear): () => void {
      listeners.add(hear)
      return () => {
        listeners.delete(hear)
      }
    },
  }
}

/**
 * Slip, sharing, bet builder and My bets speak through one pair of live regions, which the slip draws: two regions side by side
 * talk over each other. It is heard in browsers only; on the server nobody listens.
 */
export const ticketVoice = createTicketVoice()
