import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const MODULE = 'github.com/centrifugal/centrifugo/v6'

/** The server's binary, or a sentence why there is none. */
export type CentrifugoBinary =
  | { readonly kind: 'built'; readonly binary: string; readonly version: string }
  | { readonly kind: 'absent'; readonly why: string }

/**
 * Builds the Centrifugo that `deploy/centrifugo/go.mod` pins, each of its packages checked against `go.sum`, into
 * `.cache`; an existing build is reused. Takes minutes the first time, seconds with Go's cache.
 */
export async function buildCentrifugo(root: string): Promise<CentrifugoBinary> {
  const folder = join(root, 'deploy', 'centrifugo')
  const pins = ['go.mod', 'go.sum'].map(name => readFileSync(join(folder, name), 'utf8'))
  const version = new RegExp(`${MODULE} v([\\w.-]+)`).exec(pins[0]!)?.[1]
  if (version === undefined) throw new Error(`deploy/centrifugo/go.mod requires no ${MODULE}.`)
  const print = createHash('sha256').update(pins.join('\n')).digest('hex').slice(0, 12)
  const cache = join(root, '.cache', 'centrifugo')
  const binary = join(cache, `centrifugo-${version}-${print}${process.platform === 'win32' ? '.exe' : ''}`)
  if (existsSync(binary)) return { kind: 'built', binary, version }
  mkdirSync(cache, { recursive: true })
  // Two builds at once must not leave half a file: each writes its own and renames it when it is complete.
  const half = `${binary}.${process.pid}`
  const flags = `-s -w -X ${MODULE}/internal/build.Version=${version}`
  const failure = await go(['build', '-trimpath', '-ldflags', flags, '-o', half, MODULE], folder)
  if (failure !== undefined) {
    rmSync(half, { force: true })
    return { kind: 'absent', why: failure }
  }
  renameSync(half, binary)
  return { kind: 'built', binary, version }
}

/** Runs Go as this machine has it set up; returns the error, if any. */
function go(args: readonly string[], cwd: string): Promise<string | undefined> {
  return new Promise(resolve => {
    const child = spawn('go', args, {
      cwd,
      env: { ...process.env, CGO_ENABLED: '0' },
      stdio: ['ignore', 'ignore', 'pipe'],
      windowsHide: true,
    })
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2_000)))
    child.on('error', (error: NodeJS.ErrnoException) =>
      resolve(
        error.code === 'ENOENT' ? 'Go 1.26 or newer is not installed.' : `Go did not start: ${error.message}`,
      ),
    )
    child.on('close', code =>
      resolve(code === 0 ? undefined : `"go build" ended with ${code}: ${output.trim().split('\n').at(-1)}`),
    )
  })
}
