import { expect, test } from 'vitest'
import { readSettings } from './readSettings.ts'

test('an empty environment listens on port 3000 and has the APIs on its own origin', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    sportsbookBase: '/api/sportsbook',
    isDevForwarded: false,
  })
})

test.each([
  [{ PORT: '80a' }, 'PORT'],
  [{ TOUCHLINE_MODE: 'staging' }, 'TOUCHLINE_MODE'],
  [{ BACKEND_ORIGIN: 'nowhere' }, 'BACKEND_ORIGIN'],
  [{ PUBLIC_ORIGIN: 'nowhere' }, 'PUBLIC_ORIGIN'],
  [{ REPORT_DSN: 'nowhere' }, 'REPORT_DSN'],
  [{ PICTURE_ORIGINS: 'https://cdn.example,nowhere' }, 'PICTURE_ORIGINS'],
  [{ TOUCHLINE_MODE: 'production' }, 'PUBLIC_ORIGIN'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '6' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY'],
])('a malformed value of %o is refused by name', (env, name) => {
  expect(() => readSettings(env)).toThrow(name)
})

test('[7.4] of five names of transports three are offered to browsers, and one of these there must be', () => {
  const transports = (names?: string) => readSettings({ REALTIME_TRANSPORTS: names }).transports
  expect(transports()).toEqual(['websocket', 'http_stream', 'sse'])
  expect(transports('webtransport,sse,sockjs,websocket')).toEqual(['sse', 'websocket'])
  expect(() => transports('sockjs')).toThrow('REALTIME_TRANSPORTS')
})

test('production never forwards /dev', () => {
  expect(readSettings({ TOUCHLINE_DEV: '1', TOUCHLINE_MODE: 'test' }).isDevForwarded).toBe(true)
  expect(
    readSettings({ TOUCHLINE_DEV: '1', TOUCHLINE_MODE: 'production', PUBLIC_ORIGIN: 'https://bets.example' })
      .isDevForwarded,
  ).toBe(false)
})

test('without an address nothing is reported and nothing traced', () => {
  expect(readSettings({ REPORT_TRACED_PERCENT: '50' })).toMatchObject({ reportAddress: '', tracedPercent: 0 })
  const address = 'https://key@reports.example/1'
  expect(readSettings({ REPORT_DSN: address, REPORT_TRACED_PERCENT: '50' })).toMatchObject({
    reportAddress: address,
    tracedPercent: 50,
  })
})

test('all faults are reported at once, a line each', () => {
  const environment = { PORT: '80a', TRUST_PROXY: '6', BACKEND_ORIGIN: 'nowhere', ALLOW_ZOOM: 'yes' }
  expect(() => readSettings(environment)).toThrow(
    [
      'PORT must be a port number from 0 to 65535; got "80a".',
      'BACKEND_ORIGIN must be an address such as http://127.0.0.1:3001; got "nowhere".',
      'TRUST_PROXY must be the number of proxies of yours in front, from 0 to 5; got "6".',
      'ALLOW_ZOOM must be 0 or 1; got "yes".',
    ].join('\n'),
  )
})

test('origins are read as origins, bases without a slash at their end', () => {
  const settings = readSettings({
    PICTURE_ORIGINS: 'https://cdn.example/,https://logos.example',
    SPORTSBOOK_API_BASE: '/api/sportsbook/',
    PUBLIC_ORIGIN: 'https://bets.example/',
  })
  expect(settings).toMatchObject({
    pictureOrigins: ['https://cdn.example', 'https://logos.example'],
    sportsbookBase: '/api/sportsbook',
    publicOrigin: 'https://bets.example',
  })
})
