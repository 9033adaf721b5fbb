import { isDeepStrictEqual } from 'node:util'
import { parse } from './judgeAnswer.ts'
import { idempotencyKeyOf, type Round } from '../planRound.ts'
import type { FuzzAnswer } from '../requests/send.ts'

/** Answers that are stored under a key, and given again for ever. */
const STORED_STATUSES = [200, 409, 422]

/** Two different stored answers to one key, in a race of money calls. */
export function findContradictions({ requests, isRace }: Round, answers: readonly FuzzAnswer[]): string[] {
  if (!isRace || requests[0]!.call === 'setCashoutRule') return []
  const stored = requests.flatMap((request, at) => {
    const { status, text } = answers[at]!
    return STORED_STATUSES.includes(status)
      ? [{ key: idempotencyKeyOf(request), answer: { status, body: parse(text) } }]
      : []
  })
  return [...Map.groupBy(stored, ({ key }) => key)]
    .filter(([, [first, ...others]]) =>
      others.some(({ answer }) => !isDeepStrictEqual(answer, first!.answer)),
    )
    .map(([key]) => `the key ${key} was answered in two ways`)
}
