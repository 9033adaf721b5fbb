import { expect, test } from 'vitest'
import { endOf, errorOf, reconnectOf, unsubscribedOf } from './lineError.ts'

test.each([
  [errorOf(1), 'timeout', true],
  [errorOf(2), 'transport-closed', true],
  [errorOf(3), 'client-disconnected', true],
  [errorOf(10), 'transport-write-error', true],
  [errorOf(11), 'connection-closed', true],
  [reconnectOf(1), 'transport-closed', true],
  [reconnectOf(2), 'no-ping', true],
  [reconnectOf(3), 'timeout', true],
  [reconnectOf(4), 'unsubscribe-error', true],
  [reconnectOf(3001), 'connection-closed', true],
  [endOf(1), 'unauthorized', false],
  [endOf(3), 'message-size-limit-exceeded', false],
  [endOf(3500), 'unauthorized', false],
  [endOf(3503), 'client-disconnected', false],
])(
  '[8] an error of the official client has a kind, and is marked if it is retried: %o',
  (error, kind, isTemporary) => {
    expect(error).toEqual({ kind, isTemporary })
  },
)

test('[8] what we did ourselves is no error', () => {
  expect([reconnectOf(0), endOf(0), unsubscribedOf(0, 'match:7')]).toEqual([undefined, undefined, undefined])
})

test('[8] an error of one channel names it', () => {
  expect(unsubscribedOf(103, '$user:7')).toEqual({
    kind: 'unauthorized',
    isTemporary: false,
    channel: '$user:7',
  })
  expect(errorOf(1, 'match:7')).toEqual({ kind: 'timeout', isTemporary: true, channel: 'match:7' })
})
