import type { Feed } from '../feed.ts'

/** Pause before a feed that ended is restarted; it doubles up to the maximum. */
const RESTART_MS = { first: 1_000, max: 30_000 }

/** The settings a feed starts with; commands that change them apply to later restarts too. */
export type FeedSettings = {
  /** How many times faster than real time matches run. */
  readonly speed: number
  /** Milliseconds that the platform's clock is ahead of the machine's. */
  readonly clockOffset: number
}

export type SuperviseOptions = {
  readonly settings: FeedSettings
  /** Creates a feed; it calls `onExit` when it ends without `stop`. */
  readonly create: (settings: FeedSettings, onExit: () => void) => Feed
  readonly scheduler: {
    readonly now: () => number
    /** Runs once after `delayMs`. Returns a function that cancels it. */
    readonly after: (delayMs: number, run: () => void) => () => void
  }
  readonly report: (message: string) => void
}

/**
 * Restarts a feed that ends unexpectedly. While there is none, no price is fresh, its providers are set down and no bet
 * is taken, so that only time is lost; a restarted feed catches up. If the very first start fails, the start of the
 * back end fails, because that is a configuration error.
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
    report(`The feed has stopped. It restarts in ${pause / 1000} s.`)
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
      report('The feed has restarted.')
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
