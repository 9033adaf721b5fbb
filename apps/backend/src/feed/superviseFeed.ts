import type { Feed } from './feed.ts'

/** First pause before a feed that is gone is started again; it doubles up to the longest. */
const RESTART_MS = { first: 1_000, max: 30_000 }

/** What a feed is started with; commands that change it hold for every later start too. */
export type FeedSettings = {
  /** How many times faster than life matches run. */
  readonly speed: number
  /** Milliseconds that the platform's clock is ahead of the machine's. */
  readonly clockOffset: number
}

export type SuperviseOptions = {
  readonly settings: FeedSettings
  /** Makes a feed; it calls `onGone` when it ends without having been told to. */
  readonly create: (settings: FeedSettings, onGone: () => void) => Feed
  readonly scheduler: {
    readonly now: () => number
    /** Runs once after `delayMs`; the answer cancels it. */
    readonly after: (delayMs: number, run: () => void) => () => void
  }
  readonly report: (message: string) => void
}

/**
 * A feed that is started again when it ends by itself. Without one no price is fresh, its providers are set down and no bet is taken, so
 * that nothing is lost but time; a feed that has started catches up with what happened meanwhile. One that cannot start even once ends
 * the start of the back end instead: that is a mistake in how it was set up.
 */
export function superviseFeed({ settings: first, create, scheduler, report }: SuperviseOptions): Feed {
  let settings = first
  let pause = RESTART_MS.first
  let startedAt = 0
  let hasStarted = false
  let isStopped = false
  let cancel: (() => void) | undefined
  let feed = create(settings, restartLater)

  function restartLater(): void {
    if (!hasStarted || isStopped || cancel) return
    pause = scheduler.now() - startedAt > RESTART_MS.max ? RESTART_MS.first : pause
    report(`The feed is gone. It is started again in ${pause / 1000} s.`)
    cancel = scheduler.after(pause, () => {
      cancel = undefined
      void restart()
    })
    pause = Math.min(RESTART_MS.max, pause * 2)
  }

  async function restart(): Promise<void> {
    const next = create(settings, restartLater)
    feed = next
    startedAt = scheduler.now()
    try {
      await next.start()
      report('The feed runs again.')
    } catch (error) {
      report(`The feed did not start: ${String(error)}`)
      await next.stop()
      restartLater()
    }
  }

  return {
    async start() {
      await feed.start()
      startedAt = scheduler.now()
      hasStarted = true
    },
    async stop() {
      isStopped = true
      cancel?.()
      await feed.stop()
    },
    async command(command) {
      const reply = await feed.command(command)
      if (!reply.ok) return reply
      if (command.type === 'set-speed') settings = { ...settings, speed: command.speed }
      if (command.type === 'jump-clock') {
        settings = { ...settings, clockOffset: settings.clockOffset + command.ms }
      }
      return reply
    },
    ready: () => feed.ready(),
  }
}
