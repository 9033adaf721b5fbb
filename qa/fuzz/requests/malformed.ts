interface Malformed {
  readonly description: string
  readonly bytes: Buffer
}

const body = '{"bets":[]}'
const head = (line: string, ...headers: string[]) =>
  Buffer.from([line, ...headers, '', ''].join('\r\n') + body, 'latin1')
const place = 'POST /api/sportsbook/v3/bets HTTP/1.1'

/**
 * Requests that are not proper HTTP, each with what is wrong. The server may close the connection at once, but must
 * not crash.
 */
export function malformed(token: string): readonly Malformed[] {
  return [...firstLines(), ...headers(token)]
}

/** What is wrong with the first line, or with everything. */
function firstLines(): readonly Malformed[] {
  return [
    {
      description: 'an unknown method',
      bytes: head('BREW /api/sportsbook/sports HTTP/1.1', 'host: localhost', 'connection: close'),
    },
    { description: 'no version', bytes: head('GET /api/sportsbook/sports', 'host: localhost') },
    {
      description: 'an unknown version',
      bytes: head('GET /api/sportsbook/sports HTTP/9.9', 'host: localhost'),
    },
    {
      description: 'no host',
      bytes: head('GET /api/sportsbook/sports HTTP/1.1', 'connection: close', 'content-length: 11'),
    },
    {
      description: 'two hosts',
      bytes: head('GET /api/sportsbook/sports HTTP/1.1', 'host: a', 'host: b', 'connection: close'),
    },
    {
      description: 'an address of 40 kB',
      bytes: head(
        `GET /api/sportsbook/matches?id=${'x'.repeat(40_000)} HTTP/1.1`,
        'host: localhost',
        'connection: close',
      ),
    },
    {
      description: 'an address of another site',
      bytes: head(
        'GET http://evil.example/api/sportsbook/sports HTTP/1.1',
        'host: evil.example',
        'connection: close',
      ),
    },
    {
      description: 'a star for an address',
      bytes: head('OPTIONS * HTTP/1.1', 'host: localhost', 'connection: close'),
    },
    {
      description: 'bytes of another protocol',
      bytes: Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01]),
    },
    { description: 'the beginning of HTTP/2', bytes: Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n') },
    {
      description: 'a switch to another protocol',
      bytes: head(
        'GET /api/sportsbook/sports HTTP/1.1',
        'host: localhost',
        'connection: upgrade',
        'upgrade: websocket',
      ),
    },
  ]
}

/** What is wrong with a header. */
function headers(token: string): readonly Malformed[] {
  const usual = [
    'host: localhost',
    `x-session-token: ${token}`,
    'connection: close',
    'content-type: application/json',
  ]
  return [
    {
      description: 'an unknown expectation',
      bytes: head(place, ...usual, 'expect: the-impossible', `content-length: ${body.length}`),
    },
    { description: 'a length that is no number', bytes: head(place, ...usual, 'content-length: ten') },
    { description: 'two lengths', bytes: head(place, ...usual, 'content-length: 11', 'content-length: 12') },
    {
      description: 'a length and chunks',
      bytes: head(place, ...usual, 'content-length: 11', 'transfer-encoding: chunked'),
    },
    { description: 'malformed chunks', bytes: head(place, ...usual, 'transfer-encoding: chunked') },
    { description: 'an unknown coding', bytes: head(place, ...usual, 'transfer-encoding: brew') },
    { description: 'a header without a name', bytes: head(place, ...usual, ': x', 'content-length: 11') },
    {
      description: 'a header with a control character',
      bytes: head(place, ...usual, 'x: \u0001', 'content-length: 11'),
    },
    {
      description: 'headers of 40 kB',
      bytes: head(place, ...usual, `x: ${'y'.repeat(40_000)}`, 'content-length: 11'),
    },
    {
      description: 'a thousand headers',
      bytes: head(
        place,
        ...usual,
        ...Array.from({ length: 3_000 }, (_, i) => `x${i}: y`),
        'content-length: 11',
      ),
    },
    {
      description: 'a body that claims to be compressed',
      bytes: head(place, ...usual, 'content-encoding: gzip', 'content-length: 11'),
    },
  ]
}
