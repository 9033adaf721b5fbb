import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Namespaces } from './namespaces.ts'
import { readConfiguration } from './standalone/readConfiguration.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')

interface CentrifugoConfiguration {
  readonly client: Readonly<Record<string, unknown>>
  readonly channel: { readonly max_length: number; readonly namespaces: readonly object[] }
}

/** What production gives Centrifugo. */
export const DEPLOYED = readJson('deploy/centrifugo.json') as CentrifugoConfiguration

/** Namespaces of the product, and those of the contract only: for both engines from the same files. */
export const CONTRACT_NAMESPACES: Namespaces = readConfiguration({
  channel: {
    namespaces: [
      ...DEPLOYED.channel.namespaces,
      ...(readJson('apps/backend/src/realtime/contract.namespaces.json') as object[]),
    ],
  },
}).hub.namespaces

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(resolve(ROOT, file), 'utf8'))
}
