import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Namespaces } from './namespaces.ts'
import { readConfiguration } from './standalone/readConfiguration.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')

interface CentrifugoConfiguration {
  readonly client: Readonly<Record<string, unknown>> & { readonly token: object }
  readonly channel: { readonly max_length: number; readonly namespaces: readonly object[] }
}

/** What production gives Centrifugo. */
export const DEPLOYED = readJson('deploy/centrifugo.json') as CentrifugoConfiguration

/** The same, with the namespaces of the contract beside those of the product: for both engines from the same files. */
export const CONTRACT_CONFIGURATION: CentrifugoConfiguration = {
  ...DEPLOYED,
  channel: {
    ...DEPLOYED.channel,
    namespaces: [
      ...DEPLOYED.channel.namespaces,
      ...(readJson('apps/backend/src/realtime/contract.namespaces.json') as object[]),
    ],
  },
}

export const CONTRACT_NAMESPACES: Namespaces = readConfiguration(CONTRACT_CONFIGURATION).hub.namespaces

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(resolve(ROOT, file), 'utf8'))
}
