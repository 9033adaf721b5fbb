import type { FastifyInstance } from 'fastify'
import { encodingOf } from './encodings.ts'
import { notFound, type FileSource } from './fileAnswer.ts'

export interface ServeFilesOptions {
  /** Origin visitors see; undefined means that of the request. */
  readonly publicOrigin: string | undefined
}

/** Serves files that are made on request at some paths. */
export function serveFiles(
  app: FastifyInstance,
  paths: readonly string[],
  { source, publicOrigin }: ServeFilesOptions & { readonly source: FileSource },
): void {
  for (const path of paths) {
    app.get(path, async ({ address, headers }, reply) => {
      const { status, type, body, ...answer } =
        (await source({
          url: address,
          origin: publicOrigin ?? address.origin,
          encoding: encodingOf(headers['accept-encoding']),
          knownTag: headers['if-none-match'],
        })) ?? notFound()
      return reply.code(status).type(type).headers(answer.headers).send(body)
    })
  }
}
