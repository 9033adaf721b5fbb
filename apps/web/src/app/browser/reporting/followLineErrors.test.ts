import { createFrame, type ConnectionStatus, type LineError, type LineErrorKind } from '@touchline/live'
import { expect, test } from 'vitest'
import { followLineErrors } from './followLineErrors.ts'

/** A connection whose errors the test raises, and what followed from them. */
function aLine(status: 'LOGGED_IN' | 'NOT_LOGGED_IN' = 'NOT_LOGGED_IN') {
  let say: (error: LineError) => void = () => {}
  const came: string[] = []
  const connection = createFrame(flush => flush()).cell<ConnectionStatus>('connected')
  followLineErrors({
    live: {
      connection,
      onLineError: listener => ((say = listener), () => {}),
      reconnect: () => void came.push('opened a new line'),
    },
    session: {
      getState: () => ({ status, player: status === 'LOGGED_IN' ? { id: '7' } : undefined }) as never,
      refresh: () => Promise.resolve(void came.push('asked who is here')),
    },
    alerts: { showStopped: () => void came.push('said that prices have stopped') },
    reporter: {
      report: (error, context) =>
        void came.push(
          `reported ${(error as Error).message} as ${context?.level} ${String(context?.tags?.isTemporary)}`,
        ),
      breadcrumb: ({ message }) => void came.push(`noted ${message}`),
    },
  })
  return { say: (error: LineError) => say(error), came, connection }
}
const KINDS: readonly LineErrorKind[] = [
  'timeout',
  'client-disconnected',
  'connection-closed',
  'transport-write-error',
  'transport-closed',
  'message-size-limit-exceeded',
  'no-ping',
  'unauthorized',
  'unsubscribe-error',
]

test.each(KINDS)('a %s that is tried again is reported as a warning, and disturbs nobody', kind => {
  const { say, came } = aLine()
  say({ kind, isTemporary: true })
  expect(came).toEqual([`reported The line: ${kind} as warning true`, `noted ${kind}`])
})

test.each(KINDS)('a %s that ends the line is reported as an error, and the page says so', kind => {
  const { say, came } = aLine()
  say({ kind, isTemporary: false })
  expect(came).toEqual([
    `reported The line: ${kind} as error false`,
    `noted ${kind}`,
    'said that prices have stopped',
  ])
})

test('a player whose line is refused is asked about once and gets one more line; refused again, the page says so', async () => {
  const { say, came } = aLine('LOGGED_IN')
  say({ kind: 'unauthorized', isTemporary: false })
  await Promise.resolve()
  await Promise.resolve()
  for (let time = 0; time < 3; time++) say({ kind: 'unauthorized', isTemporary: false })
  await Promise.resolve()
  expect(came.filter(step => step === 'asked who is here')).toHaveLength(1)
  expect(came.filter(step => step === 'opened a new line')).toHaveLength(1)
  expect(came.at(-1)).toBe('said that prices have stopped')
})

test('a channel that is lost does not stop the others', () => {
  const { say, came } = aLine()
  say({ kind: 'unauthorized', isTemporary: false, channel: '$user:7' })
  expect(came).not.toContain('said that prices have stopped')
})

test('a line that fails anew is reported once until it was up again', () => {
  const { say, came, connection } = aLine()
  say({ kind: 'timeout', isTemporary: true })
  say({ kind: 'timeout', isTemporary: true })
  connection.write('connecting')
  connection.write('connected')
  say({ kind: 'timeout', isTemporary: true })
  expect(came.filter(step => step.startsWith('reported'))).toHaveLength(2)
  expect(came.filter(step => step.startsWith('noted'))).toHaveLength(3)
})
