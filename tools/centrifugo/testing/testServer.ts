import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestedCentrifugo } from '@touchline/testkit/centrifugo'
import type { TestProject } from 'vitest/node'
import { buildCentrifugo, startCentrifugo } from '../index.ts'
import { root } from '../../root/index.ts'

const SECRET = 'a secret of the tests, long enough for HS256'
const API_KEY = 'an api key of the tests, as long as one should be'
/** Features that the product's namespaces do not use and both engines support. */
const MORE = 'packages/hub/src/conformance/engines/namespaces.json'

/** Global set-up of Vitest's `centrifugo` project: one real server for the run, with the namespaces of the contract. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))
  const centrifugo = await buildCentrifugo(root)
  if (centrifugo.kind === 'absent') throw new Error(`Second engine not run: ${centrifugo.why}`)
  const { channel } = read('deploy/centrifugo.json') as { channel: { namespaces: readonly object[] } }
  const server = await startCentrifugo({
    root,
    binary: centrifugo.binary,
    tokenSecret: SECRET,
    apiKey: API_KEY,
    allowedOrigins: ['https://shop.example'],
    settings: {
      CENTRIFUGO_CHANNEL_NAMESPACES: JSON.stringify([...channel.namespaces, ...(read(MORE) as object[])]),
    },
  })
  const { origin, apiUrl } = server
  const tested: TestedCentrifugo = { origin, apiUrl, apiKey: API_KEY, tokenSecret: SECRET }
  project.provide('centrifugo', tested)
  return server.stop
}
