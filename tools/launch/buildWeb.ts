import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Inputs of the web server's build; tests and texts beside the sources do not count. */
const INPUTS = ['apps/web', 'packages', 'package-lock.json']
const IGNORED = /(^|\/)(node_modules|dist|\.cache)(\/|$)|\.(test|db\.test|spec|stories)\.tsx?$|\.md$/
const OUTPUT = 'apps/web/dist/server/main.js'

/** Builds the web server and its pages. Skipped when no input changed since the last build. */
export async function buildWeb(root: string, log: (line: string) => void): Promise<void> {
  const stampFile = join(root, '.cache', 'web-build.stamp')
  const stamp = await stampOf(root)
  const isFresh = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp
  if (isFresh && existsSync(join(root, OUTPUT))) return
  log('Building the pages ...')
  await run(root)
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
}

/** A hash over name, size and modification time of every input: reading them all would cost as much as the build. */
async function stampOf(root: string): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  for (const input of INPUTS) {
    const isFile = (await stat(join(root, input))).isFile()
    const names = isFile ? [''] : (await readdir(join(root, input), { recursive: true })).toSorted()
    for (const name of names) {
      const path = join(input, name).replaceAll('\\', '/')
      if (IGNORED.test(path)) continue
      const file = await stat(join(root, path))
      if (!file.isFile()) continue
      const { mtimeMs, size } = file
      hash.update(`${path}:${size}:${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}

function run(root: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // This Node runs the build script, not npm: the machine's own Node would be too old.
    const child = spawn(process.execPath, ['build.ts'], {
      cwd: join(root, 'apps', 'web'),
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const collect = (chunk: Buffer) => (output += chunk.toString())
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', reject)
    child.on('close', code => {
      if (code === 0) resolve()
      else reject(new Error(`The build of the pages failed:\n${output.trim()}`))
    })
  })
}
