import helmet from '@fastify/helmet'
import {
  fastify,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerFactory,
} from 'fastify'
import { assetRoutes, fileRoutes, type BuiltFile } from './files/index.ts'
import { healthRoutes } from './health/healthRoutes.ts'
import type { BackendWatch } from './health/watchBackend.ts'
import { addAddress } from './http/addressHook.ts'
import { decodablePath } from './http/decodablePath.ts'
import { TEXT } from './http/mediaTypes.ts'
import { PERMISSIONS, securityHeaders } from './http/securityHeaders.ts'
import { WAITING_HEADERS } from './http/waiting.ts'
import { pageRoutes, sendWaitingPage } from './pages/pageRoutes.ts'
import type { PageAnswer, PageRequest } from './pages/pageAnswer.ts'
import { pictureRoutes } from './pictures/index.ts'
import { proxy } from './proxy/index.ts'
import type { ServerSettings } from './settings/readSettings.ts'
import type { SiteSource } from './site/site.ts'

export interface WebServerOptions {
  readonly settings: ServerSettings
  readonly site: SiteSource
  readonly backend: BackendWatch
  readonly files: ReadonlyMap<string, BuiltFile>
  readonly renderPage: (request: PageRequest) => Promise<PageAnswer>
  readonly version: string
  readonly now: () => number
  readonly report: (error: unknown) => void
  /** The development server allows inline scripts and styles, and shares no HTML. */
  readonly isDevelopment?: boolean
  /** Creates the HTTP server in front of this one. */
  readonly serverFactory?: FastifyServerFactory
}

/** Node's own limits, which Fastify would remove. */
const LIMITS = { keepAliveTimeout: 5_000, requestTimeout: 300_000 }

/** The web server: forwarding to the back end, files, pictures, pages. */
export function createWebServer(options: WebServerOptions): FastifyInstance {
  const { settings, backend, report, serverFactory } = options
  const app = fastify({
    ...LIMITS,
    ...(serverFactory && { serverFactory }),
    rewriteUrl: ({ url = '/' }) => decodablePath(url),
  })
  addAddress(app, settings.trustedHops)
  app.setErrorHandler(async (error: FastifyError, _request, reply) => {
    if (error.statusCode !== undefined && error.statusCode < 500)
      return reply.code(error.statusCode).type(TEXT).send('Bad request')
    if (!(await backend.isUp()))
      return reply.code(503).type(TEXT).headers(WAITING_HEADERS).send('Not ready yet')
    report(error)
    return reply.code(500).type(TEXT).send('Something went wrong')
  })
  app.register(proxy, settings)
  app.register(ownRoutes, options)
  return app
}

/** The routes that this server answers itself. */
async function ownRoutes(app: FastifyInstance, options: WebServerOptions): Promise<void> {
  const { settings, backend, files, version, isDevelopment = false } = options
  if (!isDevelopment) {
    await app.register(helmet, securityHeaders(settings))
    app.addHook('onRequest', (_request, reply, done) => {
      reply.headers(PERMISSIONS)
      done()
    })
  }
  app.setNotFoundHandler(sendNoRoute)
  await app.register(healthRoutes, { backend, version })
  await app.register(assetRoutes, { files })
  // Production has no /dev, whatever the method.
  if (!settings.isDevForwarded) app.get('/dev/*', (_request, reply) => sendNotFound(reply))
  await app.register(routesOfTheSite, options)
}

/** Routes that need the back end. */
async function routesOfTheSite(app: FastifyInstance, options: WebServerOptions): Promise<void> {
  const { settings, site, now, isDevelopment = false } = options
  const { publicOrigin, isIndexed, assetsBase } = settings
  app.addHook('preHandler', async (request, reply) => {
    if (!(await options.backend.hasStarted())) return sendWaitingPage(request, reply, options)
  })
  await app.register(fileRoutes, { site, isIndexed, publicOrigin, now })
  await app.register(pictureRoutes, { site, assetsBase, publicOrigin, now })
  await app.register(pageRoutes, { ...options, isDevelopment })
}

const sendNotFound = (reply: FastifyReply): FastifyReply => reply.code(404).type(TEXT).send('Not found')

/** Every address has a page, so what arrives here has another method. */
async function sendNoRoute({ address }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (address.pathname.startsWith('/dev/')) return sendNotFound(reply)
  return reply.code(405).type(TEXT).header('allow', 'GET, HEAD').send('Method not allowed')
}
