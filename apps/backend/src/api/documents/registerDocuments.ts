import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { buildAsyncApi, buildOpenApi } from '@touchline/contract/documents'
import type { FastifyInstance } from 'fastify'

/** The contract as documents: `/openapi.json`, `/asyncapi.json`, and `/docs` to read the first. */
export async function registerDocuments(app: FastifyInstance, version: string): Promise<void> {
  const { openApi, asyncApi } = documentsOf(version)
  app.get('/openapi.json', async () => openApi)
  app.get('/asyncapi.json', async () => asyncApi)
  // The plugin's type of a document knows an older version of OpenAPI.
  await app.register(swagger, { mode: 'static', specification: { document: openApi as never } })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'list', deepLinking: true, tryItOutEnabled: false },
    theme: { title: 'Touchline API' },
  })
}

const built = new Map<string, { readonly openApi: object; readonly asyncApi: object }>()

/** Built once per process: they are the same for every server of this version. */
function documentsOf(version: string) {
  const known = built.get(version) ?? { openApi: buildOpenApi(version), asyncApi: buildAsyncApi(version) }
  built.set(version, known)
  return known
}
