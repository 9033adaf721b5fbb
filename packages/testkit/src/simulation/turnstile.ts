import type pg from 'pg'
import type { Agenda } from './agenda.ts'
import type { Life } from './life.ts'
import { createLockWatch, type LockWatch } from './lockWatch.ts'

/** A statement as its sender wrote it. */
export interface SentStatement {
  readonly text: string
  readonly values: readonly unknown[]
}
/** A statement with its connection: passed to hooks just before it runs and just after it was answered. */
export interface StatementTurn extends SentStatement {
  readonly life: Life
  /** Index of the connection, from 0. */
  readonly connection: number
  readonly inTransaction: boolean
}

export interface TurnstileOptions {
  readonly clients: readonly pg.Client[]
  /** Inspects locks and cancels statements; not part of the simulation. */
  readonly control: pg.Client
  readonly agenda: Agenda
  /** Virtual milliseconds between sending a statement and running it. */
  readonly latency: (statement: StatementTurn) => number
  readonly hooks?: TurnstileHooks
}

export interface TurnstileHooks {
  /** Statements to run instead: usually the given one; an empty list is answered as if it had changed nothing. */
  readonly alter?: (statement: StatementTurn) => readonly SentStatement[]
  readonly before?: (statement: StatementTurn) => Promise<void> | void
  readonly after?: (statement: StatementTurn, isDone: boolean) => Promise<void> | void
  readonly onParked?: (statement: StatementTurn) => void
  readonly onDeadlock?: (statement: StatementTurn) => void
}

/** The part of a pool that a query builder needs. */
export interface TurnstilePool {
  connect(): Promise<TurnstileClient>
  end(): Promise<void>
  readonly options: object
}
export interface TurnstileClient {
  query(text: string, values?: readonly unknown[]): Promise<pg.QueryResult>
  release(): void
}

/** Runs one SQL statement at a time, on real connections to a real database. */
export interface Turnstile {
  /** A pool for one life, with at most `max` connections at once. */
  openPool(life: Life, max: number): TurnstilePool
  /** Does what the server does when a client disconnects: rolls back uncommitted changes. */
  drop(life: Life): Promise<void>
  /** Number of statements that wait for a lock. */
  readonly parked: number
}

/** The same as in the product's own pool. */
const LOCK_MS_MAX = 10_000

type Outcome =
  | { readonly ok: true; readonly result: pg.QueryResult }
  | { readonly ok: false; readonly error: Error }
type Connection = {
  readonly index: number
  readonly client: pg.Client
  owner: Life | undefined
  inTransaction: boolean
  job: Job | undefined
  /** Settles when the last statement sent on it is answered. */
  last: Promise<unknown>
}
type Job = StatementTurn & {
  readonly on: Connection
  readonly settle: (outcome: Outcome) => void
  reply: Promise<Outcome>
  /** The outcome, once there is one. */
  answer: Outcome | undefined
  cancelTimeout: () => void
}

/** Without the type parsers, which no caller reads. */
const NOTHING = { command: '', rowCount: 0, rows: [], oid: 0, fields: [] } as unknown as pg.QueryResult

/**
 * A statement that waits for a lock is parked and the next one runs; when the transaction it waits for has ended,
 * parked statements are answered in parking order. Deadlocks are detected here instead of by the server's timeout: the
 * statement that closes the cycle is refused.
 */
export function createTurnstile(options: TurnstileOptions): Turnstile {
  return new StatementTurnstile(options)
}

class StatementTurnstile implements Turnstile {
  readonly #agenda: Agenda
  readonly #latency: TurnstileOptions['latency']
  readonly #hooks: TurnstileHooks
  readonly #connections: readonly Connection[]
  readonly #locks: LockWatch
  readonly #parked = new Set<Job>()

  constructor({ clients, control, agenda, latency, hooks = {} }: TurnstileOptions) {
    this.#agenda = agenda
    this.#latency = latency
    this.#hooks = hooks
    this.#locks = createLockWatch(control)
    this.#connections = clients.map((client, index) => ({
      index,
      client,
      owner: undefined,
      inTransaction: false,
      job: undefined,
      last: Promise.resolve(),
    }))
  }

  get parked(): number {
    return this.#parked.size
  }

  openPool(life: Life, max: number): TurnstilePool {
    const waiting: (() => void)[] = []
    let taken = 0
    const connect = async (): Promise<TurnstileClient> => {
      while (taken >= max) await new Promise<void>(resolve => waiting.push(resolve))
      const on = this.#connections.find(({ owner }) => owner === undefined)
      if (!on) throw new Error('The turnstile has too few connections.')
      taken++
      on.owner = life
      let isReleased = false
      return {
        query: (text, values = []) => this.#send(on, life, { text, values }),
        release() {
          if (isReleased || life.isOver) return
          isReleased = true
          taken--
          on.owner = undefined
          waiting.shift()?.()
        },
      }
    }
    return { connect, end: async () => {}, options: {} }
  }

  async drop(life: Life): Promise<void> {
    for (const on of this.#connections) {
      if (on.owner !== life) continue
      if (on.job && this.#parked.has(on.job)) {
        on.job.cancelTimeout()
        await this.#cancel(on.job)
      }
      if (on.inTransaction) await on.client.query('rollback')
      on.inTransaction = false
      on.job = undefined
      on.last = Promise.resolve()
      on.owner = undefined
    }
    await this.#wakeParked()
  }

  /** Statements sent together on one connection run in order, each after the answer to the previous one. */
  #send(on: Connection, life: Life, statement: SentStatement): Promise<pg.QueryResult> {
    const answer = on.last.then(() => this.#schedule(on, life, statement))
    on.last = answer.catch(() => {})
    return answer
  }

  #schedule(on: Connection, life: Life, { text, values }: SentStatement): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      const turn = { text, values, life, connection: on.index, inTransaction: on.inTransaction }
      const settle = (outcome: Outcome): void => {
        if (life.isOver) return
        if (outcome.ok) resolve(outcome.result)
        else reject(outcome.error)
      }
      const name = `sql ${on.index} ${shortOf(text)}`
      this.#agenda.after(this.#latency(turn), name, () => this.#run(on, turn, settle), life)
    })
  }

  async #run(on: Connection, turn: StatementTurn, settle: Job['settle']): Promise<void> {
    await this.#hooks.before?.(turn)
    if (turn.life.isOver) return
    const statements = this.#hooks.alter?.(turn) ?? [turn]
    const job: Job = {
      ...turn,
      on,
      settle,
      reply: Promise.resolve({ ok: true, result: NOTHING }),
      answer: undefined,
      cancelTimeout: () => {},
    }
    job.reply = send(on.client, statements).then(outcome => (job.answer = outcome))
    on.job = job
    if ((await this.#outcomeOf(job)) === 'waits') return await this.#park(job)
    await this.#finish(job)
    if (!on.inTransaction) await this.#wakeParked()
  }

  /** Waits until the statement is answered, or is found to wait for a lock. */
  async #outcomeOf(job: Job): Promise<Outcome | 'waits'> {
    for (;;) {
      const { answer } = job
      if (answer) return answer
      if (this.#parked.has(job) && (await this.#locks.isBlocked(job.on.client))) return 'waits'
      await Promise.race([job.reply, pause()])
      if (!job.answer && (await this.#locks.isBlocked(job.on.client))) return 'waits'
    }
  }

  async #finish(job: Job): Promise<void> {
    const { on, answer } = job
    job.cancelTimeout()
    on.job = undefined
    if (answer?.ok) {
      if (/^(begin|start transaction)/i.test(job.text)) on.inTransaction = true
      if (/^(commit|rollback)$/i.test(job.text)) on.inTransaction = false
    }
    await this.#hooks.after?.(job, answer?.ok === true)
    if (!job.life.isOver) job.settle(answer!)
  }

  async #park(job: Job): Promise<void> {
    this.#parked.add(job)
    this.#hooks.onParked?.(job)
    const waiting = [...this.#parked].map(each => each.on.client)
    if (await this.#locks.isInCircle(job.on.client, waiting)) {
      this.#hooks.onDeadlock?.(job)
      return await this.#refuse(job, '40P01', 'deadlock detected')
    }
    job.cancelTimeout = this.#agenda.after(
      LOCK_MS_MAX,
      `lock timeout ${job.on.index}`,
      () => this.#refuse(job, '55P03', 'canceling statement due to lock timeout'),
      job.life,
    )
  }

  async #refuse(job: Job, code: string, message: string): Promise<void> {
    await this.#cancel(job)
    if (job.answer?.ok !== true)
      job.answer = { ok: false, error: Object.assign(new Error(message), { code }) }
    await this.#finish(job)
    await this.#wakeParked()
  }

  async #cancel(job: Job): Promise<void> {
    this.#parked.delete(job)
    await this.#locks.cancel(job.on.client)
    await job.reply
  }

  async #wakeParked(): Promise<void> {
    for (let isMoving = true; isMoving;) {
      isMoving = false
      for (const job of Array.from(this.#parked)) {
        if (!this.#parked.has(job) || (await this.#outcomeOf(job)) === 'waits') continue
        this.#parked.delete(job)
        await this.#finish(job)
        isMoving = true
      }
    }
  }
}

async function send(client: pg.Client, statements: readonly SentStatement[]): Promise<Outcome> {
  let result = NOTHING
  try {
    for (const { text, values } of statements) {
      result = await client.query({ name: nameOf(text), text, values: [...values] })
    }
    return { ok: true, result }
  } catch (error) {
    return { ok: false, error: error as Error }
  }
}

/** Long enough for a statement that does not wait for a lock. */
const PAUSE_MS = 2

function pause(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, PAUSE_MS))
}

const SHOWN = 90

/** A statement in the form a trace shows. */
function shortOf(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, SHOWN)
}

const names = new Map<string, string>()

/** Named statements are parsed and planned once per connection. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `s${names.size}`
  names.set(text, name)
  return name
}
