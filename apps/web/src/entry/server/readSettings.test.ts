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
])('a malformed value of %o is refused by name', (env, name) => {
  expect(() => readSettings(env)).toThrow(name)
})

test('production never forwards /dev', () => {
  expect(readSettings({ TOUCHLINE_DEV: '1', TOUCHLINE_MODE: 'test' }).isDevForwarded).toBe(true)
  expect(readSettings({ TOUCHLINE_DEV: '1', TOUCHLINE_MODE: 'production' }).isDevForwarded).toBe(false)
})

test('without an address nothing is reported and nothing traced', () => {
  expect(readSettings({ REPORT_TRACED_PERCENT: '50' })).toMatchObject({ reportAddress: '', tracedPercent: 0 })
  const address = 'https://key@reports.example/1'
  expect(readSettings({ REPORT_DSN: address, REPORT_TRACED_PERCENT: '50' })).toMatchObject({
    reportAddress: address,
    tracedPercent: 50,
  })
})
