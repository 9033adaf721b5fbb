import { expect, test } from 'vitest'
import { deviceId } from './deviceId.ts'

const options = { randomUuid: () => '0f8b6a52-7d1c-4b8e-9a3d-2c5e7f901234', isSecure: true }

test('[9] the device id is created once and stored for 7300 days', () => {
  const jar = { cookie: '' }
  expect(deviceId(jar, options)).toBe(options.randomUuid())
  expect(jar.cookie).toBe(`deviceId=${options.randomUuid()}; Path=/; Max-Age=630720000; SameSite=Lax; Secure`)
  expect(deviceId({ cookie: 'a=b; deviceId=known-device-1; c=d' }, options)).toBe('known-device-1')
})

test('a browser that refuses cookies still gets an id', () => {
  const jar = {
    get cookie(): string {
      throw new Error('SecurityError')
    },
    set cookie(_: string) {
      throw new Error('SecurityError')
    },
  }
  expect(deviceId(jar, options)).toBe(options.randomUuid())
})
