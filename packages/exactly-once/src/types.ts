/** Time, passed in. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  /** Runs it once after the delay; returns a function that cancels it. */
  later(run: () => void, delayMs: number): () => void
}

/** Calls the listener whenever a request may get through again; returns a function that ends it. */
export type OnReconnect = (listener: () => void) => () => void

/** A request that must count once. */
export interface OnceRequest {
  /** Made at the tap; every repeat carries it. */
  readonly key: string
  /** Epoch milliseconds of the tap. */
  readonly startedAt: number
}

/** What an answer, or a look-up, says of the request. */
export type Answer<Accepted, Done, Refusal> =
  /** It was carried out. */
  | { readonly kind: 'done'; readonly done: Done }
  /** The back end has it and decides later. */
  | { readonly kind: 'accepted'; readonly accepted: Accepted }
  | {
      readonly kind: 'refused'
      readonly refusal: Refusal
      /** The refusal is about the bet, cash-out or deposit itself. Any other is about this one HTTP request ([PLACE-36]). */
      readonly speaksOfSubject: boolean
    }
  /** It may or may not have been carried out. */
  | { readonly kind: 'unknown' }

/** What a look-up says. */
export type Found<Accepted, Done, Refusal> =
  | Answer<Accepted, Done, Refusal>
  /** The back end answered, and shows nothing of it. */
  | { readonly kind: 'absent' }
  /** No look-up can tell it from an older one. */
  | { readonly kind: 'untellable' }

/** What is needed to learn how an accepted request was decided. */
export interface Decision<Accepted, Done, Refusal> {
  /** Milliseconds until it is decided; undefined where the back end does not say. */
  dueInMs?(): number | undefined
  /** Asks what was decided; `unknown` or `accepted` while it is not. */
  lookUp(): Promise<Answer<Accepted, Done, Refusal>>
  /** Hears of it by other means, for example a private channel; returns a function that ends it. */
  onNews(news: DecisionNews<Accepted, Done, Refusal>): () => void
}

export interface DecisionNews<Accepted, Done, Refusal> {
  /** Something changed: it is looked up at once. */
  changed(): void
  /** The time left is known better. */
  clockRead(): void
  decided(answer: Answer<Accepted, Done, Refusal>): void
}

/** What became of a request. */
export type OnceEvent<Accepted, Done, Refusal, NotSent> =
  /** It could not be stored: a reload would lose it. It is sent all the same. */
  | { readonly type: 'not-stored' }
  /** No answer yet: neither done nor refused. */
  | { readonly type: 'unanswered' }
  /** Accepted; told again each time `dueAt` (epoch milliseconds) is known better. */
  | { readonly type: 'accepted'; readonly accepted: Accepted; readonly dueAt?: number }
  /** Four ends, of which one is told, once. */
  | { readonly type: 'done'; readonly done: Done }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'not-sent'; readonly because: NotSent }
  | { readonly type: 'gave-up' }
  /** After `leave`: its answer does not come, or says nothing that the player may be told here. */
  | { readonly type: 'left-unanswered' }
  /** After `leave`: the only request that went out was refused, so nothing was carried out. */
  | { readonly type: 'left-refused' }

export interface Options<Request extends OnceRequest, Accepted, Done, Refusal, NotSent = never> {
  readonly clock: Clock
  readonly onReconnect: OnReconnect
  /** Whether the back end honours keys: to any other a request is sent once and never again ([PLACE-30]). */
  readonly honoursKeys: boolean
  /** Outlives the page. `put` is false where nothing could be stored. */
  readonly storage?: { put(request: Request): boolean; remove(key: string): void } | undefined
  /** What must be true before the first request leaves; anything else than `true` says why nothing was sent. */
  readonly prepare?: (request: Request) => true | Promise<true | { readonly notSent: NotSent }>
  /** Sends the request once. */
  readonly send: (request: Request) => Promise<Answer<Accepted, Done, Refusal>>
  /** Looks up, without sending, what became of it; absent where nothing can be looked up. */
  readonly find?: (request: Request) => Promise<Found<Accepted, Done, Refusal>>
  readonly decisionOf: (request: Request, accepted: Accepted) => Decision<Accepted, Done, Refusal>
  /** Milliseconds until it is given up, from now. `dueInMs`: until the decision, 0 where none is awaited. */
  readonly giveUpAfterMs?: (request: Request, dueInMs: number) => number
  readonly report: (event: OnceEvent<Accepted, Done, Refusal, NotSent>, request: Request) => void
}
