import { spawn } from 'node:child_process'
import { createReadStream, mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { root } from '@touchline/tools/root'

const FOLDER = join(root, '.cache', 'stories')
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

export type Stories = {
  readonly origin: string
  /** Ids of all stories, as in their addresses. */
  readonly ids: readonly string[]
  readonly close: () => Promise<void>
}

/** Builds the stories as `npm run stories:build` does and serves them on a free port of this machine. */
export async function serveStories(): Promise<Stories> {
  await build()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = createReadStream(join(FOLDER, pathname))
    file.on('error', () => response.writeHead(404).end())
    file.on('open', () => {
      response.setHeader('content-type', TYPES[extname(pathname)] ?? 'application/octet-stream')
      response.setHeader('cache-control', 'max-age=600') // every story loads the same scripts
      file.pipe(response)
    })
  })
  await new Promise<void>(listening => void server.listen(0, '127.0.0.1', listening))
  const { entries } = JSON.parse(readFileSync(join(FOLDER, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string }>
  }
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ids: Object.keys(entries).filter(id => entries[id]!.type === 'story'),
    close: () => new Promise(closed => void server.close(() => closed())),
  }
}

async function build(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const script = join(root, 'node_modules/storybook/dist/bin/dispatcher.js')
  const child = spawn(process.execPath, [script, 'build', '-o', FOLDER, '--quiet'], { cwd: root })
  let output = ''
  child.stdout.on('data', text => (output += String(text)))
  child.stderr.on('data', text => (output += String(text)))
  const code = await new Promise(ended => child.on('close', ended))
  if (code !== 0) throw new Error(`The stories could not be built.\n${output}`)
}
