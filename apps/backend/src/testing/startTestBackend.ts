import { readConfig, startBackend, type Backend, type BackendOptions } from '#entry'
import { startFeed } from '#feed'
import { idleFeed } from './idleFeed.ts'

type Options = {
  readonly databaseUrl: string
  readonly environment?: Readonly<Record<string, string>>
  /** By default a feed that changes nothing. */
  readonly createFeed?: BackendOptions['createFeed']
}

/** The whole back end on its own port, in test mode by default. It may not be ready yet: await `ready`. */
export function startTestBackend({
  databaseUrl,
  environment,
  createFeed = idleFeed,
}: Options): Promise<Backend> {
  const config = readConfig({ DATABASE_URL: databaseUrl, TOUCHLINE_MODE: 'test', ...environment })
  return startBackend({ config, createFeed })
}

/** The feed of the product: the simulation in its own thread, which keeps running. */
export function simulatedFeed(databaseUrl: string): BackendOptions['createFeed'] {
  return options => startFeed({ databaseUrl, seed: '1', speed: 1, ...options })
}
