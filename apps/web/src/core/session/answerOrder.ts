/** A request whose answer may no longer count when it comes. */
export interface PendingAnswer {
  /** Whether the visitor is the one who was here when it was sent. */
  isCurrent(): boolean
  /** Whether it is current and no newer request began. */
  isNewest(): boolean
}

/**
 * Decides which answers count: only those about the visitor who is here, and of several requests for one thing only
 * the newest.
 */
export interface AnswerOrder {
  /** Begins a request: the answers to earlier ones no longer count. */
  begin(): PendingAnswer
  /** Begins a parallel request: answers to earlier ones count until it calls `begin` itself. */
  beside(): PendingAnswer
  /** The visitor may have changed: no earlier request is about the new one. */
  restart(): void
}

export function createAnswerOrder(): AnswerOrder {
  let visitor = 0
  let newest = 0

  function beside(): PendingAnswer {
    const [ofVisitor, position] = [visitor, newest]
    const isCurrent = (): boolean => ofVisitor === visitor
    return { isCurrent, isNewest: () => isCurrent() && position === newest }
  }

  return {
    begin() {
      newest += 1
      return beside()
    },
    beside,
    restart: () => void (visitor += 1),
  }
}
