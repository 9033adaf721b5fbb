/** Time, passed in. */
export interface RequestClock {
  /** Epoch milliseconds. */
  now(): number
  /** Runs `run` once after the delay; returns a function that cancels it. */
  later(run: () => void, delayMs: number): () => void
}

/** Calls the listener whenever a request may succeed again; returns a release function. */
export type OnReconnect = (listener: () => void) => () => void

/** A request that must count once. */
export interface OnceRequest {
  /** Made at the tap; every repeat has the same key. */
  readonly key: string
  /** Epoch milliseconds of the tap. */
  readonly startedAt: number
}

/** The state of the request according to an answer or a look-up. */
export type RequestAnswer<Accepted, Done, Refusal> =
  /** It was carried out. */
  | { readonly kind: 'done'; readonly done: Done }
  /** The back end has received it and decides later. */
  | { readonly kind: 'accepted'; readonly accepted: Accepted }
  | {
      readonly kind: 'refused'
      readonly refusal: Refusal
      /**
       * Whether the refusal is about the bet, cash-out or deposit itself. Any other concerns only this HTTP request
       * ([PLACE-36]).
       */
      readonly isAboutSubject: boolean
    }
  /** It may or may not have been carried out. */
  | { readonly kind: 'unknown' }

/** The result of a look-up. */
export type LookedUp<Accepted, Done, Refusal> =
  | RequestAnswer<Accepted, Done, Refusal>
  /** The back end answered, but does not have it. */
  | { readonly kind: 'absent' }
  /** A look-up cannot distinguish it from an older one. */
  | { readonly kind: 'untellable' }

/** How to find out the decision on an accepted request. */
export interface AwaitedDecision<Accepted, Done, Refusal> {
  /** Milliseconds until it is decided; undefined where the back end does not report it. */
  dueInMs?(): number | undefined
  /** Looks up the decision; `unknown` or `accepted` while there is none. */
  lookUp(): Promise<RequestAnswer<Accepted, Done, Refusal>>
  /** Subscribes to events about it, for example on a private channel; returns a release function. */
  subscribe(news: DecisionListener<Accepted, Done, Refusal>): () => void
}

export interface DecisionListener<Accepted, Done, Refusal> {
  /** Something changed: it is looked up at once. */
  changed(): void
  /** The remaining time is known more precisely. */
  clockRead(): void
  decided(answer: RequestAnswer<Accepted, Done, Refusal>): void
}

/** What happened to a request. */
export type OnceEvent<Accepted, Done, Refusal, NotSent> =
  /** It could not be stored, so a reload would lose it. It is sent nevertheless. */
  | { readonly type: 'not-stored' }
  /** No answer yet: neither done nor refused. */
  | { readonly type: 'unanswered' }
  /** Accepted; reported again whenever `dueAt` (epoch milliseconds) is known better. */
  | { readonly type: 'accepted'; readonly accepted: Accepted; readonly dueAt?: number }
  /** Four results, one of which is reported, once. */
  | { readonly type: 'done'; readonly done: Done }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | { readonly type: 'not-sent'; readonly because: NotSent }
  | { readonly type: 'gave-up' }
  /** After `leave`: there is no answer, or one that must not be shown to the player here. */
  | { readonly type: 'left-unanswered' }
  /** After `leave`: the only attempt was refused, so nothing was carried out. */
  | { readonly type: 'left-refused' }

export interface Options<Request extends OnceRequest, Accepted, Done, Refusal, NotSent = never> {
  readonly clock: RequestClock
  readonly onReconnect: OnReconnect
  /** Whether the back end honours keys: to any other, a request is sent only once ([PLACE-30]). */
  readonly honoursKeys: boolean
  /** Outlives the page. `put` returns false where storing failed. */
  readonly storage?: { put(request: Request): boolean; remove(key: string): void } | undefined
  /** Preconditions of the first attempt; any result other than `true` is the reason why nothing was sent. */
  readonly prepare?: (request: Request) => true | Promise<true | { readonly notSent: NotSent }>
  /** Sends one attempt. */
  readonly send: (request: Request) => Promise<RequestAnswer<Accepted, Done, Refusal>>
  /** Looks up the request without sending it; absent where no look-up is possible. */
  readonly find?: (request: Request) => Promise<LookedUp<Accepted, Done, Refusal>>
  readonly decisionOf: (request: Request, accepted: Accepted) => AwaitedDecision<Accepted, Done, Refusal>
  /** Milliseconds until it is given up, from now. `dueInMs`: until the decision, 0 where none is pending. */
  readonly giveUpAfterMs?: (request: Request, dueInMs: number) => number
  readonly report: (event: OnceEvent<Accepted, Done, Refusal, NotSent>, request: Request) => void
}
