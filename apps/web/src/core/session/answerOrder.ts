/** A request whose answer may no longer count when it comes. */
export interface PendingAnswer {
  /** Whether the visitor is the one who was here when it was sent. */
  isCurrent(): boolean
  /** Whether it is current and no newer request began. */
  isNewest(): boolean
}

/** Decides which answers count: only those about the visitor who is here, and of several requests for one thing only the newest. */
export interface AnswerOrder {
  /** A request begins: the answers to those before it no longer count. */
  begin(): PendingAnswer
  /** A request beside them: their answers count until it calls `begin` itself. */
  beside(): PendingAnswer
  /** Another visitor may be here: no earlier request is about them. */
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
