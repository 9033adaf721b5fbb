interface Malformed {
  readonly says: string
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
      says: 'an unknown method',
      bytes: head('BREW /api/sportsbook/sports HTTP/1.1', 'host: localhost', 'connection: close'),
    },
    { says: 'no version', bytes: head('GET /api/sportsbook/sports', 'host: localhost') },
    { says: 'an unknown version', bytes: head('GET /api/sportsbook/sports HTTP/9.9', 'host: localhost') },
    {
      says: 'no host',
      bytes: head('GET /api/sportsbook/sports HTTP/1.1', 'connection: close', 'content-length: 11'),
    },
    {
      says: 'two hosts',
      bytes: head('GET /api/sportsbook/sports HTTP/1.1', 'host: a', 'host: b', 'connection: close'),
    },
    {
      says: 'an address of 40 kB',
      bytes: head(
        `GET /api/sportsbook/matches?id=${'x'.repeat(40_000)} HTTP/1.1`,
        'host: localhost',
        'connection: close',
      ),
    },
    {
      says: 'an address of another site',
      bytes: head(
        'GET http://evil.example/api/sportsbook/sports HTTP/1.1',
        'host: evil.example',
        'connection: close',
      ),
    },
    {
      says: 'a star for an address',
      bytes: head('OPTIONS * HTTP/1.1', 'host: localhost', 'connection: close'),
    },
    {
      says: 'bytes of another protocol',
      bytes: Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01]),
    },
    { says: 'the beginning of HTTP/2', bytes: Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n') },
    {
      says: 'a switch to another protocol',
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
      says: 'an unknown expectation',
      bytes: head(place, ...usual, 'expect: the-impossible', `content-length: ${body.length}`),
    },
    { says: 'a length that is no number', bytes: head(place, ...usual, 'content-length: ten') },
    { says: 'two lengths', bytes: head(place, ...usual, 'content-length: 11', 'content-length: 12') },
    {
      says: 'a length and chunks',
      bytes: head(place, ...usual, 'content-length: 11', 'transfer-encoding: chunked'),
    },
    { says: 'malformed chunks', bytes: head(place, ...usual, 'transfer-encoding: chunked') },
    { says: 'an unknown coding', bytes: head(place, ...usual, 'transfer-encoding: brew') },
    { says: 'a header without a name', bytes: head(place, ...usual, ': x', 'content-length: 11') },
    {
      says: 'a header with a control character',
      bytes: head(place, ...usual, 'x: \u0001', 'content-length: 11'),
    },
    {
      says: 'headers of 40 kB',
      bytes: head(place, ...usual, `x: ${'y'.repeat(40_000)}`, 'content-length: 11'),
    },
    {
      says: 'a thousand headers',
      bytes: head(
        place,
        ...usual,
        ...Array.from({ length: 3_000 }, (_, i) => `x${i}: y`),
        'content-length: 11',
      ),
    },
    {
      says: 'a body that claims to be compressed',
      bytes: head(place, ...usual, 'content-encoding: gzip', 'content-length: 11'),
    },
  ]
}
