import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../postgres/index.ts'
import type { ShortForm } from './shortForm.ts'

const COMMAND_MS_MAX = 240_000 // generous: on a slow machine other checks run at the same time
const STOP_MS_MAX = 30_000

export interface CommandContext {
  readonly root: string
  /** The value for settings that name a folder: an empty one for this command. */
  readonly folder: string
  /** Variables that every command gets besides its own. */
  readonly environment: Readonly<Record<string, string>>
}

/** Runs a short form through npm, as a person does. Resolves with what is wrong; undefined where nothing is. */
export async function runCommand(form: ShortForm, context: CommandContext): Promise<string | undefined> {
  const ports: number[] = []
  const fill = async (text: string): Promise<string> => {
    if (text !== '{port}') return text.replace('{folder}', context.folder)
    ports.push(await freePort())
    return String(ports.at(-1))
  }
  const [script, ...args] = await Promise.all(form.run.map(fill))
  const settings: Record<string, string> = {}
  for (const [name, value] of Object.entries(form.settings ?? {})) settings[name] = await fill(value)
  const { PATH = '', HOME = '' } = process.env
  // The packages are installed already, and installing would need the network.
  const child = spawn('npm', ['run', '--silent', '--ignore-scripts', script!, '--', ...args], {
    cwd: context.root,
    env: { PATH, HOME, ...context.environment, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    shell: process.platform === 'win32',
  })
  // Stopping this check stops its children.
  const endWithUs = (): void => signalAll(child.pid, 'SIGTERM')
  process.once('exit', endWithUs)
  let output = ''
  let resolveOutput = (): void => {}
  const expectedOutput = new Promise<void>(resolve => (resolveOutput = resolve))
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (form.prints.test(output)) resolveOutput()
    })
  }
  const ended = once(child, 'close') as Promise<[number | null]>
  const overdue = setTimeout(() => signalAll(child.pid, 'SIGKILL'), COMMAND_MS_MAX)
  try {
    if (form.serves) await Promise.race([expectedOutput, ended])
    if (form.serves && child.exitCode === null) return await stopServer()
    const [code] = await ended
    const wrong =
      code !== 0 ? `ended with ${code}` : form.prints.test(output) ? undefined : `did not say ${form.prints}`
    return wrong && `${wrong}; the end of its output:\n${tail(output)}`
  } finally {
    clearTimeout(overdue)
    process.off('exit', endWithUs)
  }

  /** Its ports must be free when it has been stopped. */
  async function stopServer(): Promise<string | undefined> {
    if (form.serves === 'until Ctrl-C') signalAll(child.pid, 'SIGINT')
    else child.kill('SIGTERM')
    const giveUpAt = performance.now() + STOP_MS_MAX
    await ended
    while (performance.now() < giveUpAt) {
      const taken = await Promise.all(ports.map(isTaken))
      if (!taken.includes(true)) return undefined
    }
    signalAll(child.pid, 'SIGKILL')
    return `holds a port of ${ports.join(', ')} after it was stopped`
  }
}

async function isTaken(port: number): Promise<boolean> {
  return await fetch(`http://127.0.0.1:${port}/livez`, { signal: AbortSignal.timeout(1_000) }).then(
    () => true,
    () => false,
  )
}

/** npm and its children share a process group. */
function signalAll(pid: number | undefined, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal)
  } catch {
    // It has already ended.
  }
}

const tail = (text: string): string => text.trimEnd().split('\n').slice(-25).join('\n')
