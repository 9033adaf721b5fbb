import { mayRepeatPost } from '@touchline/domain/placing'
import { ANSWER_WITHIN_MS, repeatUntilAnswered } from './repeatUntilAnswered.ts'
import { awaitDecision, type Decided } from './awaitDecision.ts'
import { GIVE_UP_AFTER_MS, type Resumption } from './resumption.ts'
import type { RequestAnswer, Options, LookedUp, OnceEvent, OnceRequest } from './types.ts'

/** The states of README.md. */
type State = 'preparing' | 'sending' | 'unanswered' | 'accepted' | 'left' | 'ended'

/** A request in progress. */
export interface CarriedRequest {
  readonly key: string
  /** Whether its result is unknown and still awaited here. */
  isUnderWay(): boolean
  /** Whether nothing has been sent yet. */
  isPreparing(): boolean
  /** The session ended: nothing more is sent. What was sent stays stored, for its player. */
  leave(): void
  /** The page ends: nothing more is sent or reported, and what is stored stays. */
  stop(): void
}

/**
 * Carries one request from the tap to its result. Every repeat has the key made at the tap, so that it counts once,
 * however often it is sent.
 * / @param resumption set if it may have been sent before, because the page was reloaded
 */
export function carryRequest<Request extends OnceRequest, Accepted, Done, Refusal, NotSent = never>(
  request: Request,
  options: Options<Request, Accepted, Done, Refusal, NotSent>,
  resumption?: Exclude<Resumption, 'none'>,
): CarriedRequest {
  const machine = new Machine(request, options, resumption)
  machine.begin()
  return {
    key: request.key,
    isUnderWay: () => machine.isUnderWay(),
    isPreparing: () => machine.isPreparing(),
    leave: () => machine.leave(),
    stop: () => machine.stop(),
  }
}

/** The state machine of README.md for one request. */
class Machine<Request extends OnceRequest, Accepted, Done, Refusal, NotSent> {
  private state: State = 'preparing'
  private mayPost: boolean
  private requests = 0
  /** Left before its first attempt was answered: `left-unanswered` is reported once that attempt fails. */
  private mustReportSilence = false
  private giveUpAt = Infinity
  private stopWaiting = (): void => {}
  private cancelGivingUp = (): void => {}
  private readonly request: Request
  private readonly options: Options<Request, Accepted, Done, Refusal, NotSent>
  private readonly resumption: Exclude<Resumption, 'none'> | undefined
  private readonly mayRepeat: boolean

  constructor(
    request: Request,
    options: Options<Request, Accepted, Done, Refusal, NotSent>,
    resumption: Exclude<Resumption, 'none'> | undefined,
  ) {
    this.request = request
    this.options = options
    this.resumption = resumption
    this.mayRepeat = mayRepeatPost(options.honoursKeys)
    this.mayPost = resumption === undefined || (resumption === 'send' && this.mayRepeat)
  }

  isUnderWay(): boolean {
    return this.isWaiting() || this.state === 'preparing' || this.state === 'accepted'
  }

  isPreparing(): boolean {
    return this.state === 'preparing'
  }

  begin(): void {
    const { storage, prepare } = this.options
    if (storage?.put(this.request) === false) this.report({ type: 'not-stored' })
    const ready = this.resumption === undefined ? (prepare?.(this.request) ?? true) : true
    if (ready === true) return this.start()
    void ready.then(answer => {
      if (this.state !== 'preparing') return
      if (answer === true) this.start()
      else this.end({ type: 'not-sent', because: answer.notSent })
    })
  }

  leave(): void {
    if (this.state === 'preparing') {
      this.stop()
      this.options.storage?.remove(this.request.key)
      return
    }
    const mayStillReport = this.isWaiting()
    this.mustReportSilence = this.state === 'sending'
    this.stop()
    if (mayStillReport) this.state = 'left'
  }

  stop(): void {
    this.state = 'ended'
    this.stopWaiting()
    this.cancelGivingUp()
  }

  private report(event: OnceEvent<Accepted, Done, Refusal, NotSent>): void {
    this.options.report(event, this.request)
  }

  private isWaiting(): boolean {
    return this.state === 'sending' || this.state === 'unanswered'
  }

  /** Whether no other attempt was sent: another one may have been carried out, whatever the answer to this one. */
  private isOnly(): boolean {
    return this.requests === 1 && this.resumption === undefined
  }

  private start(): void {
    const { clock, onReconnect } = this.options
    this.state = 'sending'
    this.giveUpAfter(this.giveUpAfterMs(0), () => this.lookOnceMore())
    this.stopWaiting = repeatUntilAnswered({
      clock,
      onReconnect,
      run: () => this.attempt(),
      onSilence: () => this.noteSilence(),
    })
  }

  /** Sends or looks up once. True when the result is definite. */
  private async attempt(): Promise<boolean> {
    if (this.options.clock.now() >= this.giveUpAt) {
      this.lookOnceMore()
      return true
    }
    if (!this.mayPost) return this.takeFound(await this.find())
    this.mayPost = this.mayRepeat
    this.requests += 1
    return this.take(await this.options.send(this.request))
  }

  private async find(): Promise<LookedUp<Accepted, Done, Refusal>> {
    return (await this.options.find?.(this.request)) ?? { kind: 'unknown' }
  }

  private takeFound(found: LookedUp<Accepted, Done, Refusal>): boolean {
    // Long after the tap no attempt can still be in transit: a request that is absent now will not arrive.
    if (found.kind === 'untellable' || (found.kind === 'absent' && this.resumption === 'look-up')) {
      this.giveUp()
      return true
    }
    return found.kind !== 'absent' && this.take(found)
  }

  private take(answer: RequestAnswer<Accepted, Done, Refusal>): boolean {
    if (answer.kind === 'unknown') return false
    if (answer.kind === 'refused' && !answer.isAboutSubject && !this.isOnly()) return false
    if (this.state === 'left') this.takeAfterLeave(answer)
    if (!this.isWaiting()) return true
    if (answer.kind === 'accepted') this.awaitDecision(answer.accepted)
    else this.endWith(answer)
    return true
  }

  /** A refusal proves that nothing was carried out only if no other attempt was sent. */
  private takeAfterLeave(answer: RequestAnswer<Accepted, Done, Refusal>): void {
    this.state = 'ended'
    if (answer.kind === 'refused' && this.isOnly()) this.report({ type: 'left-refused' })
    else if (this.mustReportSilence) this.report({ type: 'left-unanswered' })
  }

  private noteSilence(): void {
    if (this.state === 'left' && this.mustReportSilence) {
      this.mustReportSilence = false
      this.report({ type: 'left-unanswered' })
    }
    if (this.state !== 'sending') return
    this.state = 'unanswered'
    this.report({ type: 'unanswered' })
  }

  private awaitDecision(accepted: Accepted): void {
    const { clock, onReconnect, decisionOf } = this.options
    this.stopWaiting()
    this.state = 'accepted'
    const stop = awaitDecision({
      clock,
      onReconnect,
      decision: decisionOf(this.request, accepted),
      onDue: dueAt => {
        const dueInMs = Math.max(0, (dueAt ?? clock.now()) - clock.now())
        this.giveUpAfter(this.giveUpAfterMs(dueInMs), () => this.giveUp())
        this.report({ type: 'accepted', accepted, ...(dueAt !== undefined && { dueAt }) })
      },
      onDecided: answer => this.endWith(answer),
    })
    this.stopWaiting = stop
    // The listener may have left or stopped it while `accepted` was reported.
    if (this.state !== 'accepted') stop()
  }

  private endWith(answer: Decided<Done, Refusal>): void {
    if (answer.kind === 'done') this.end({ type: 'done', done: answer.done })
    else this.end({ type: 'refused', refusal: answer.refusal })
  }

  private end(event: OnceEvent<Accepted, Done, Refusal, NotSent>): void {
    if (!this.isUnderWay()) return
    this.stop()
    this.options.storage?.remove(this.request.key)
    this.report(event)
  }

  private giveUpAfterMs(dueInMs: number): number {
    return this.options.giveUpAfterMs?.(this.request, dueInMs) ?? GIVE_UP_AFTER_MS + dueInMs
  }

  private giveUpAfter(delayMs: number, run: () => void): void {
    const { clock } = this.options
    this.cancelGivingUp()
    this.giveUpAt = clock.now() + Math.max(0, delayMs)
    this.cancelGivingUp = clock.later(run, Math.max(0, delayMs))
  }

  /** There was no definite result in time: nothing more is sent, and a last look-up decides, if there is one. */
  private lookOnceMore(): void {
    if (!this.isWaiting()) return
    this.stopWaiting()
    if (!this.options.find) return this.giveUp()
    this.giveUpAfter(ANSWER_WITHIN_MS, () => this.giveUp())
    void this.find().then(found => {
      if (!this.takeFound(found)) this.giveUp()
    })
  }

  private giveUp(): void {
    this.end({ type: 'gave-up' })
  }
}
