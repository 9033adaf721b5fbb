import { mayRepeatPost } from '@touchline/domain/placing'
import { ANSWER_WITHIN_MS, askUntilAnswered } from './askUntilAnswered.ts'
import { awaitDecision, type Decided } from './awaitDecision.ts'
import { GIVE_UP_AFTER_MS, type Resumption } from './resumption.ts'
import type { Answer, Options, Found, OnceEvent, OnceRequest } from './types.ts'

/** The states of README.md. */
type State = 'preparing' | 'sending' | 'unanswered' | 'accepted' | 'left' | 'ended'

/** A request under way. */
export interface CarriedRequest {
  readonly key: string
  /** Whether its end is not known and still waited for here. */
  isUnderWay(): boolean
  /** Whether nothing has been sent yet. */
  isPreparing(): boolean
  /** The session ended: nothing is sent any more. What went out stays stored, for its player. */
  leave(): void
  /** The page ends: nothing is sent or reported any more, and what is stored stays. */
  stop(): void
}

/**
 * Carries one request from the tap to its end. Every repeat has the key made at the tap, so however often it is sent, it counts once.
 *
 * @param resumption set where it may have been sent before, since the page was loaded again
 */
export function carryRequest<Request extends OnceRequest, Accepted, Done, Refusal, NotSent = never>(
  request: Request,
  options: Options<Request, Accepted, Done, Refusal, NotSent>,
  resumption?: Exclude<Resumption, 'none'>,
): CarriedRequest {
  const { clock, onReconnect, storage, prepare, giveUpAfterMs = giveUpFromNow } = options
  const { key } = request
  const mayRepeat = mayRepeatPost(options.honoursKeys)
  let state: State = 'preparing'
  let mayPost = resumption === undefined || (resumption === 'send' && mayRepeat)
  let requests = 0
  /** Left before its first attempt came to anything: that is told when it does. */
  let isDoubtDue = false
  let giveUpAt = Infinity
  let stopWaiting = (): void => {}
  let cancelGivingUp = (): void => {}

  const report = (event: OnceEvent<Accepted, Done, Refusal, NotSent>): void => options.report(event, request)
  const isWaiting = (): boolean => state === 'sending' || state === 'unanswered'
  const isUnderWay = (): boolean => isWaiting() || state === 'preparing' || state === 'accepted'
  /** Whether no other request of it went out: one that did may have been carried out, whatever the next is told. */
  const isOnly = (): boolean => requests === 1 && resumption === undefined

  function begin(): void {
    if (storage?.put(request) === false) report({ type: 'not-stored' })
    const ready = resumption === undefined ? (prepare?.(request) ?? true) : true
    if (ready === true) return go()
    void ready.then(answer => {
      if (state !== 'preparing') return
      if (answer === true) go()
      else end({ type: 'not-sent', because: answer.notSent })
    })
  }

  function go(): void {
    state = 'sending'
    giveUpAfter(giveUpAfterMs(request, 0), lookOnceMore)
    stopWaiting = askUntilAnswered({ clock, onReconnect, ask, onSilence: doubt })
  }

  /** True when something definite came of it. */
  async function ask(): Promise<boolean> {
    if (clock.now() >= giveUpAt) {
      lookOnceMore()
      return true
    }
    if (!mayPost) return takeFound(await find())
    mayPost = mayRepeat
    requests += 1
    return take(await options.send(request))
  }

  async function find(): Promise<Found<Accepted, Done, Refusal>> {
    return (await options.find?.(request)) ?? { kind: 'unknown' }
  }

  function takeFound(found: Found<Accepted, Done, Refusal>): boolean {
    // Long after the tap it is not on its way any more: what is not there now does not come.
    if (found.kind === 'untellable' || (found.kind === 'absent' && resumption === 'look-up')) {
      giveUp()
      return true
    }
    return found.kind !== 'absent' && take(found)
  }

  function take(answer: Answer<Accepted, Done, Refusal>): boolean {
    if (answer.kind === 'unknown') return false
    if (answer.kind === 'refused' && !answer.speaksOfSubject && !isOnly()) return false
    if (state === 'left') takeLeft(answer)
    if (!isWaiting()) return true
    if (answer.kind === 'accepted') wait(answer.accepted)
    else endWith(answer)
    return true
  }

  /** Answered after `leave`. Only where nothing else went out does a refusal say that nothing was carried out. */
  function takeLeft(answer: Answer<Accepted, Done, Refusal>): void {
    state = 'ended'
    if (answer.kind === 'refused' && isOnly()) report({ type: 'left-refused' })
    else if (isDoubtDue) report({ type: 'left-unanswered' })
  }

  function doubt(): void {
    if (state === 'left' && isDoubtDue) {
      isDoubtDue = false
      report({ type: 'left-unanswered' })
    }
    if (state !== 'sending') return
    state = 'unanswered'
    report({ type: 'unanswered' })
  }

  function wait(accepted: Accepted): void {
    stopWaiting()
    state = 'accepted'
    const stop = awaitDecision({
      clock,
      onReconnect,
      decision: options.decisionOf(request, accepted),
      onDue(dueAt) {
        giveUpAfter(giveUpAfterMs(request, Math.max(0, (dueAt ?? clock.now()) - clock.now())), giveUp)
        report({ type: 'accepted', accepted, ...(dueAt !== undefined && { dueAt }) })
      },
      onDecided: endWith,
    })
    stopWaiting = stop
    // Whoever heard of it may have let it go.
    if (state !== 'accepted') stop()
  }

  function endWith(answer: Decided<Done, Refusal>): void {
    if (answer.kind === 'done') end({ type: 'done', done: answer.done })
    else end({ type: 'refused', refusal: answer.refusal })
  }

  function end(event: OnceEvent<Accepted, Done, Refusal, NotSent>): void {
    if (!isUnderWay()) return
    stop()
    storage?.remove(key)
    report(event)
  }

  function giveUpAfter(delayMs: number, run: () => void): void {
    cancelGivingUp()
    giveUpAt = clock.now() + Math.max(0, delayMs)
    cancelGivingUp = clock.later(run, Math.max(0, delayMs))
  }

  /** Nothing definite came in time. It is not sent any more; the look-up has the last word, if there is one. */
  function lookOnceMore(): void {
    if (!isWaiting()) return
    stopWaiting()
    if (!options.find) return giveUp()
    giveUpAfter(ANSWER_WITHIN_MS, giveUp)
    void find().then(found => {
      if (!takeFound(found)) giveUp()
    })
  }

  function giveUp(): void {
    end({ type: 'gave-up' })
  }

  function leave(): void {
    if (state === 'preparing') {
      stop()
      storage?.remove(key)
      return
    }
    const mayStillTell = isWaiting()
    isDoubtDue = state === 'sending'
    stop()
    if (mayStillTell) state = 'left'
  }

  function stop(): void {
    state = 'ended'
    stopWaiting()
    cancelGivingUp()
  }

  begin()
  return { key, isUnderWay, isPreparing: () => state === 'preparing', leave, stop }
}

function giveUpFromNow(_request: OnceRequest, dueInMs: number): number {
  return GIVE_UP_AFTER_MS + dueInMs
}
