import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { drawCrest } from '#pieces/crest'
import { messagesOf } from '../../messages/messagesOf.ts'
import { encodingOf, type Encoding } from '../http/encodings.ts'
import { JSON_TEXT, SVG, TEXT } from '../http/mediaTypes.ts'
import type { BuiltFile } from './builtFiles.ts'
import { FAVICON } from './fixedFiles.ts'

export interface AssetOptions {
  readonly files: ReadonlyMap<string, BuiltFile>
}

const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_A_DAY = 'public, max-age=86400'

/** Immutable files: the build's output, crests, texts, the icon. */
export const assetRoutes: FastifyPluginAsync<AssetOptions> = async (app, { files }) => {
  for (const path of ['/favicon.svg', '/favicon.ico'])
    app.get(path, async (_request, reply) => reply.type(SVG).header('cache-control', FOR_A_DAY).send(FAVICON))

  app.get<{ Params: { name: string } }>('/assets/crests/:name.svg', async ({ params, address }, reply) => {
    const drawn = address.pathname === `/assets/crests/${params.name}.svg` && drawCrest(params.name)
    return drawn ? reply.type(SVG).header('cache-control', FOR_EVER).send(drawn) : sendNotFound(reply)
  })

  app.get<{ Params: { locale: string } }>(
    '/assets/messages/:locale.:hash.json',
    async ({ params, address }, reply) => {
      const texts = messagesOf(params.locale)
      if (texts.url !== address.pathname) return sendNotFound(reply)
      return reply.type(JSON_TEXT).header('cache-control', FOR_EVER).send(texts.json)
    },
  )

  app.get('/assets/*', async ({ address, headers }, reply) => {
    const file = files.get(address.pathname)
    if (!file) return sendNotFound(reply)
    const encoding = best(encodingOf(headers['accept-encoding']), file)
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply
      .type(file.type)
      .headers({ 'cache-control': FOR_EVER, vary: 'accept-encoding' })
      .send(file.bodies.get(encoding))
  })
}

const sendNotFound = (reply: FastifyReply): FastifyReply => reply.code(404).type(TEXT).send('Not found')

const best = (wanted: Encoding, file: BuiltFile): Encoding => (file.bodies.has(wanted) ? wanted : 'identity')
