import type pg from 'pg'
import type { Agenda } from './agenda.ts'
import type { Life } from './life.ts'
import { createLockWatch, type LockWatch } from './lockWatch.ts'

/** A statement as its sender wrote it. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}
/** Where a statement stands: hooks hear of it just before it runs and just after it was answered. */
export interface StatementTurn extends Statement {
  readonly life: Life
  /** Number of the connection, 0 and up. */
  readonly connection: number
  readonly inTransaction: boolean
}

export interface TurnstileOptions {
  readonly clients: readonly pg.Client[]
  /** Looks at locks and cancels; never part of what is simulated. */
  readonly control: pg.Client
  readonly agenda: Agenda
  /** Virtual milliseconds from the asking of a statement to its running. */
  readonly latency: (statement: StatementTurn) => number
  readonly hooks?: TurnstileHooks
}

export interface TurnstileHooks {
  /** Other statements in its place: one is the usual answer, none is answered as if it had changed nothing. */
  readonly alter?: (statement: StatementTurn) => readonly Statement[]
  readonly before?: (statement: StatementTurn) => Promise<void> | void
  readonly after?: (statement: StatementTurn, isDone: boolean) => Promise<void> | void
  readonly onParked?: (statement: StatementTurn) => void
  readonly onDeadlock?: (statement: StatementTurn) => void
}

/** What a query builder needs of a pool. */
export interface TurnstilePool {
  connect(): Promise<TurnstileClient>
  end(): Promise<void>
  readonly options: object
}
export interface TurnstileClient {
  query(text: string, values?: readonly unknown[]): Promise<pg.QueryResult>
  release(): void
}

/** Lets one SQL statement run at a time, on real connections to a real database. */
export interface Turnstile {
  /** Connections for one life; at most `max` at once. */
  openPool(life: Life, max: number): TurnstilePool
  /** What the server does when a client is gone: what it had not committed is undone. */
  drop(life: Life): Promise<void>
  /** Statements that wait for a lock. */
  readonly parked: number
}

/** As the product's own pool has it. */
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
  /** When the last statement that was sent on it is answered. */
  last: Promise<unknown>
}
type Job = StatementTurn & {
  readonly on: Connection
  readonly settle: (outcome: Outcome) => void
  reply: Promise<Outcome>
  /** The answer, once it is here. */
  answer: Outcome | undefined
  callOffTimeout: () => void
}

const NOTHING = { command: '', rowCount: 0, rows: [], oid: 0, fields: [] } as unknown as pg.QueryResult

/**
 * A statement that waits for a lock is parked and the turn passed on; when the transaction it waits for is over, it answers in the order
 * of parking. Waiting in a circle is found here and not by the server's clock: the one who closes the circle is refused.
 */
export function createTurnstile({
  clients,
  control,
  agenda,
  latency,
  hooks = {},
}: TurnstileOptions): Turnstile {
  const connections: Connection[] = clients.map((client, index) => ({
    index,
    client,
    owner: undefined,
    inTransaction: false,
    job: undefined,
    last: Promise.resolve(),
  }))
  const locks: LockWatch = createLockWatch(control)
  const parked = new Set<Job>()

  /** Statements sent together on one connection run in their order, each when the one before it is answered. */
  function ask(on: Connection, life: Life, statement: Statement): Promise<pg.QueryResult> {
    const answer = on.last.then(() => askOne(on, life, statement))
    on.last = answer.catch(() => {})
    return answer
  }

  function askOne(on: Connection, life: Life, { text, values }: Statement): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      const turn = { text, values, life, connection: on.index, inTransaction: on.inTransaction }
      const settle = (outcome: Outcome): void => {
        if (life.isOver) return
        if (outcome.ok) resolve(outcome.result)
        else reject(outcome.error)
      }
      agenda.after(latency(turn), `sql ${on.index} ${shortOf(text)}`, () => run(on, turn, settle), life)
    })
  }

  async function run(on: Connection, turn: StatementTurn, settle: Job['settle']): Promise<void> {
    await hooks.before?.(turn)
    if (turn.life.isOver) return
    const statements = hooks.alter?.(turn) ?? [turn]
    const job: Job = {
      ...turn,
      on,
      settle,
      reply: Promise.resolve({ ok: true, result: NOTHING }),
      answer: undefined,
      callOffTimeout: () => {},
    }
    job.reply = send(on.client, statements).then(outcome => (job.answer = outcome))
    on.job = job
    if ((await outcomeOf(job)) === 'waits') return await park(job)
    await finish(job)
    if (!on.inTransaction) await wakeParked()
  }

  /** Waits until the statement is answered, or is seen to wait for somebody else's lock. */
  async function outcomeOf(job: Job): Promise<Outcome | 'waits'> {
    for (;;) {
      const { answer } = job
      if (answer) return answer
      if (parked.has(job) && (await locks.isBlocked(job.on.client))) return 'waits'
      await Promise.race([job.reply, pause()])
      if (!job.answer && (await locks.isBlocked(job.on.client))) return 'waits'
    }
  }

  async function finish(job: Job): Promise<void> {
    const { on, answer } = job
    job.callOffTimeout()
    on.job = undefined
    if (answer?.ok) {
      if (/^(begin|start transaction)/i.test(job.text)) on.inTransaction = true
      if (/^(commit|rollback)$/i.test(job.text)) on.inTransaction = false
    }
    await hooks.after?.(job, answer?.ok === true)
    if (!job.life.isOver) job.settle(answer!)
  }

  async function park(job: Job): Promise<void> {
    parked.add(job)
    hooks.onParked?.(job)
    if (
      await locks.isInCircle(
        job.on.client,
        [...parked].map(each => each.on.client),
      )
    ) {
      hooks.onDeadlock?.(job)
      return await refuse(job, '40P01', 'deadlock detected')
    }
    job.callOffTimeout = agenda.after(
      LOCK_MS_MAX,
      `lock timeout ${job.on.index}`,
      () => refuse(job, '55P03', 'canceling statement due to lock timeout'),
      job.life,
    )
  }

  async function refuse(job: Job, code: string, message: string): Promise<void> {
    await cancel(job)
    if (job.answer?.ok !== true)
      job.answer = { ok: false, error: Object.assign(new Error(message), { code }) }
    await finish(job)
    await wakeParked()
  }

  async function cancel(job: Job): Promise<void> {
    parked.delete(job)
    await locks.cancel(job.on.client)
    await job.reply
  }

  async function wakeParked(): Promise<void> {
    for (let isMoving = true; isMoving;) {
      isMoving = false
      for (const job of Array.from(parked)) {
        if (!parked.has(job) || (await outcomeOf(job)) === 'waits') continue
        parked.delete(job)
        await finish(job)
        isMoving = true
      }
    }
  }

  function openPool(life: Life, max: number): TurnstilePool {
    const waiting: (() => void)[] = []
    let taken = 0
    async function connect(): Promise<TurnstileClient> {
      while (taken >= max) await new Promise<void>(resolve => waiting.push(resolve))
      const on = connections.find(({ owner }) => owner === undefined)
      if (!on) throw new Error('The turnstile has too few connections for all who ask.')
      taken++
      on.owner = life
      let isReleased = false
      return {
        query: (text, values = []) => ask(on, life, { text, values }),
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

  return {
    openPool,
    async drop(life) {
      for (const on of connections) {
        if (on.owner !== life) continue
        if (on.job && parked.has(on.job)) {
          on.job.callOffTimeout()
          await cancel(on.job)
        }
        if (on.inTransaction) await on.client.query('rollback')
        on.inTransaction = false
        on.job = undefined
        on.last = Promise.resolve()
        on.owner = undefined
      }
      await wakeParked()
    },
    get parked() {
      return parked.size
    },
  }
}

async function send(client: pg.Client, statements: readonly Statement[]): Promise<Outcome> {
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

/** Long enough for a statement that waits for nobody. */
const PAUSE_MS = 2

function pause(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, PAUSE_MS))
}

const SHOWN = 90

/** A statement as a trace shows it. */
function shortOf(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, SHOWN)
}

const names = new Map<string, string>()

/** Named statements are parsed and planned once on a connection. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `s${names.size}`
  names.set(text, name)
  return name
}
