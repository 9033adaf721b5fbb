import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Namespaces } from '../../namespaces.ts'
import { readConfiguration } from '../../standalone/readConfiguration.ts'

const ROOT = resolve(import.meta.dirname, '../../../../..')

interface CentrifugoConfiguration {
  readonly client: Readonly<Record<string, unknown>> & { readonly token: object }
  readonly channel: { readonly max_length: number; readonly namespaces: readonly object[] }
}

/** Centrifugo's configuration in production. */
const DEPLOYED = readJson('deploy/centrifugo.json') as CentrifugoConfiguration

/** The same, with the namespaces of these tests added to those of the product: both engines read the same files. */
export const TEST_CONFIGURATION: CentrifugoConfiguration = {
  ...DEPLOYED,
  channel: {
    ...DEPLOYED.channel,
    namespaces: [
      ...DEPLOYED.channel.namespaces,
      ...(readJson('packages/hub/src/conformance/engines/namespaces.json') as object[]),
    ],
  },
}

/** The audience of tokens, as deployed. */
export const TEST_AUDIENCE = readConfiguration(DEPLOYED).hub.tokenAudience ?? ''

export const TEST_NAMESPACES: Namespaces = readConfiguration(TEST_CONFIGURATION).hub.namespaces

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(resolve(ROOT, file), 'utf8'))
}
