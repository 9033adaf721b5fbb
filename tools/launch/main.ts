import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadEnvironment } from '../env/index.ts'
import { BACKEND_ENTRY, banner, buildWeb, nodeFault, startProduct } from './index.ts'
import { root } from '../root/index.ts'

/** npm passes on a Ctrl-C that the terminal has sent us already: a second one this soon is the same one. */
const SAME_PRESS_MS = 1_500

const log = (line: string) => console.log(line)

try {
  await main()
} catch (error) {
  console.error(`\nTouchline did not start.\n${(error as Error).message}\n`)
  process.exit(1)
}

async function main(): Promise<void> {
  const startedAt = performance.now()
  const nodeProblem = nodeFault(process.versions.node, process.platform, process.arch)
  if (nodeProblem !== undefined) throw new Error(nodeProblem)
  const { values } = parseArgs({
    options: {
      mode: { type: 'string' },
      dev: { type: 'boolean' },
      'env-file': { type: 'boolean', default: true },
    },
    allowNegative: true,
  })
  const { mode, dev = false } = values
  const environment = loadEnvironment({
    file: values['env-file'] ? join(root, '.env') : undefined,
    mode,
    warn: log,
  })
  if (dev && environment.TOUCHLINE_MODE === 'production') {
    throw new Error('"npm run dev" has no production mode: set TOUCHLINE_MODE to demo or test.')
  }

  const stopping = new AbortController()
  const stopRequested = new Promise<undefined>(asked =>
    stopping.signal.addEventListener('abort', () => asked(undefined)),
  )
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopping.abort())
  const product = await startProduct({
    root,
    environment,
    devEndpoints: dev || environment.TOUCHLINE_MODE === 'test',
    nodeEnvironment: dev ? 'development' : 'production',
    entries: {
      backend: [...(dev ? ['--watch', '--watch-preserve-output'] : []), ...BACKEND_ENTRY],
      web: [dev ? 'apps/web/src/app/dev.ts' : 'apps/web/dist/server/main.js'],
    },
    build: dev ? async () => {} : () => buildWeb(root, log),
    log,
    signal: stopping.signal,
  }).catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error
    log('\nStopped before it was ready.')
    process.exit(0)
  })
  const seconds = (performance.now() - startedAt) / 1000
  const { origin } = product
  const ownBackend = environment.BACKEND_ORIGIN === undefined
  log(banner({ origin, mode: environment.TOUCHLINE_MODE, ownBackend, seconds }))

  const why = await Promise.race([product.broken, stopRequested])
  log(why === undefined ? '\nStopping ...' : `\n${why} Everything else stops too.`)
  endOnSecondPress()
  await product.stop()
  if (why === undefined) log('Stopped. The next start finds everything as it was.')
  process.exit(why === undefined ? 0 : 1)
}

function endOnSecondPress(): void {
  const since = performance.now()
  process.on('SIGINT', () => {
    if (performance.now() - since > SAME_PRESS_MS) process.exit(130)
  })
}
