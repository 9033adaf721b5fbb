import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

const LIFELINE = join(import.meta.dirname, 'lifeline.ts')
const STOP_MS_MAX = 8_000

export interface ChildOptions {
  /** The process's name in messages. */
  readonly name: string
  /** Script and its arguments, after Node's own (`--watch`). */
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
  readonly cwd: string
  readonly log: (line: string) => void
}

export interface Child {
  /** 0 when it could not be started. */
  readonly pid: number
  /** The port of its ready line, or undefined when it ended before it wrote one. */
  readonly ready: Promise<number | undefined>
  /** How it ended, as text ("ended with code 1"). */
  readonly exited: Promise<string>
  /** Sends SIGTERM, and kills it after some seconds if it does not end. */
  readonly stop: () => Promise<void>
  /** kill -9, as the system does when memory runs out. */
  readonly kill: () => void
}

/**
 * Starts a Node process in a group of its own, so that a Ctrl-C in the terminal reaches this process only, which
 * stops its children in order. It writes one line of JSON, `{"ready":true,"port":n}`, when it serves; all other
 * output goes to the log.
 */
export function startChild({ name, args, env, cwd, log }: ChildOptions): Child {
  const child = spawn(process.execPath, ['--import', LIFELINE, ...args], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
    windowsHide: true,
  })
  const exited = new Promise<string>(resolve => {
    child.once('error', error => resolve(`could not be started: ${error.message}`))
    child.once('close', (code, signal) =>
      resolve(signal ? `was ended by ${signal}` : `ended with code ${code}`),
    )
  })
  const ready = new Promise<number | undefined>(resolve => {
    eachLine(child.stdout, line => {
      const port = readyPort(line)
      if (port === undefined) log(`${name}: ${line}`)
      else resolve(port)
    })
    void exited.then(() => resolve(undefined))
  })
  eachLine(child.stderr, line => log(`${name}: ${line}`))

  async function stop(): Promise<void> {
    child.kill('SIGTERM')
    const overdue = setTimeout(() => child.kill('SIGKILL'), STOP_MS_MAX)
    await exited
    clearTimeout(overdue)
  }
  return { pid: child.pid ?? 0, ready, exited, stop, kill: () => void child.kill('SIGKILL') }
}

function eachLine(stream: Readable | null, use: (line: string) => void): void {
  if (stream) createInterface({ input: stream }).on('line', use)
}

function readyPort(line: string): number | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    const { ready, port } = JSON.parse(line) as { ready?: unknown; port?: unknown }
    return ready === true && typeof port === 'number' ? port : undefined
  } catch {
    return undefined
  }
}
