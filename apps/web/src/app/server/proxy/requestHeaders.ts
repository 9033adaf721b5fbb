import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { endToEnd } from '../http/endToEnd.ts'
import { headersFor } from '../http/headersFor.ts'

export interface RequestHeadersOptions {
  readonly backendOrigin: string
  readonly trustedHops: number
}

/** The headers of a request as they are sent to the back end. */
export function requestHeaders(
  request: IncomingMessage,
  { backendOrigin, trustedHops }: RequestHeadersOptions,
): IncomingHttpHeaders {
  const { protocol, host } = new URL(backendOrigin)
  const headers = endToEnd(headersFor(request, trustedHops))
  // This server has answered it already: the body follows.
  delete headers.expect
  // The body of such a request is not passed on, so its length must not be either: the back end would wait for it.
  if (request.method === 'GET' || request.method === 'HEAD') delete headers['content-length']
  // A TLS host that serves many names answers to its own only.
  return protocol === 'https:' ? { ...headers, host } : headers
}
