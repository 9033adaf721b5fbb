import type { Encoding } from './encodings.ts'

/** A request for a file that is made on request, not at build time. */
export interface FileRequest {
  readonly url: URL
  /** Origin visitors see. */
  readonly origin: string
  readonly encoding: Encoding
  /** The version the visitor has, from `if-none-match`. */
  readonly knownTag?: string | undefined
}

export interface FileAnswer {
  readonly status: number
  readonly type: string
  readonly body: Buffer | string
  readonly headers: Readonly<Record<string, string>>
}

/** Answers for some addresses; undefined for all others. */
export type FileSource = (request: FileRequest) => Promise<FileAnswer | undefined>

export const notFound = (): FileAnswer => ({
  status: 404,
  type: 'text/plain; charset=utf-8',
  body: 'Not found',
  headers: {},
})
