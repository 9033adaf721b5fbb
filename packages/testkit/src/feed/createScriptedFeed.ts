import pg from 'pg'
import type { Script, ScriptedStep } from './script.ts'
import { insertScript, writeStep } from './scriptedRows.ts'

type Reply =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: { readonly kind: 'no-such-match' | 'not-possible' } }

/** Has the type of the back end's `Feed`, so that it can replace the simulation. */
export type ScriptedFeed = {
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
  /** A script takes no commands: use `step` and `play`. */
  readonly command: () => Promise<Reply>
  readonly ready: () => boolean
  /** Commits the next step of the script; false when there is none left. */
  readonly step: () => Promise<boolean>
  /** Commits a step that is not in the script. */
  readonly play: (step: ScriptedStep) => Promise<void>
}

/** A feed controlled by a test, step by step. Needs a migrated, empty database. */
export function createScriptedFeed(options: {
  readonly databaseUrl: string
  readonly clock: { readonly now: () => number }
  readonly script: Script
}): ScriptedFeed {
  const { databaseUrl, clock, script } = options
  const client = new pg.Client({ connectionString: databaseUrl })
  let next = 0
  let isReady = false
  const play = (step: ScriptedStep) => writeStep(client, step, clock.now())
  return {
    async start() {
      await client.connect()
      await insertScript(client, script, clock.now())
      isReady = true
    },
    async stop() {
      isReady = false
      await client.end()
    },
    command: async () => ({ ok: false, error: { kind: 'not-possible' } }),
    ready: () => isReady,
    async step() {
      const step = script.steps[next]
      if (!step) return false
      next++
      await play(step)
      return true
    },
    play,
  }
}
