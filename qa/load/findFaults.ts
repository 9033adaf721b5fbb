import type { Placed } from './betting.ts'
import type { LoadReport, LoadPhase } from './load.ts'
import { isAnswered, isTaken, P99_MS_MAX, recoveredAfter, takenWithin } from './recoveredAfter.ts'

/** About the answers: a market pauses now and then, and not more often. */
const TAKEN_SHARE_MIN = 0.9
/** For bets that were placed while others were shed. */
const TAKEN_MS_MAX = 1_000
const RECOVERY_MS_MAX = 30_000

/** What a run claims and did not show, one line each: `connections` is the requested number of listeners. */
export function findFaults(
  { connections, joined = connections, phases, books }: LoadReport,
  expected: number,
): string[] {
  return [
    ...(connections < expected ? [`${connections} of ${expected} connections were opened`] : []),
    ...(joined < connections ? [`${joined} of ${connections} listeners got twice the subscriptions`] : []),
    ...phases.flatMap(phase =>
      [...ofListeners(phase), ...ofAnswers(phase)].map(message => `${phase.name}: ${message}`),
    ),
    ...phases.flatMap(phase => ofPace(phase).map(message => `${phase.name}: ${message}`)),
    ...books.map(message => `books: ${message}`),
  ]
}

function ofListeners({ name, received, placed }: LoadPhase): string[] {
  const { lost, publications, own } = received
  return lines(
    lost.length > 0 && `${lost.length} connections were cut off (${lost[0]})`,
    name !== 'idle' && publications === 0 && 'nothing was delivered',
    placed.length > 0 && own === 0 && 'no player received events of their own bets',
  )
}

function ofAnswers({ name, placed }: LoadPhase): string[] {
  const isBetting = name === 'betting' || name === 'overload' || name === 'after'
  const counted = (is: (one: Placed) => boolean): number => placed.filter(is).length
  const broken = placed.filter(({ status }) => status >= 500 && status !== 503)
  const unexpected = placed.filter(
    one => one.status > 0 && one.status < 500 && !isAnswered(one) && !isShed(one),
  )
  const lost = counted(({ status }) => status === 0)
  const silent = counted(one => isShed(one) && !one.retryAfter)
  const answered = counted(isAnswered)
  const taken = counted(isTaken)
  return lines(
    isBetting && taken === 0 && 'no bet was accepted',
    taken > 0 &&
      taken < answered * TAKEN_SHARE_MIN &&
      `only ${taken} of ${answered} answered bets were accepted`,
    lost > 0 && `${lost} placements without an answer`,
    broken.length > 0 && `${broken.length} placements answered ${broken[0]!.status}`,
    unexpected.length > 0 && `${unexpected.length} placements answered ${unexpected[0]!.status}`,
    silent > 0 && `${silent} refusals for load without Retry-After`,
  )
}

/** Whether placing was as fast, shed as much and was as soon back to normal as the phase claims. */
function ofPace({ name, placed }: LoadPhase): string[] {
  const shed = placed.filter(isShed).length
  const nearly = takenWithin(placed)
  switch (name) {
    case 'betting':
      return lines(
        shed > 0 && `${shed} bets were shed without an overload`,
        nearly > P99_MS_MAX && `placing took ${nearly} ms at p99, more than ${P99_MS_MAX}`,
      )
    case 'overload':
      return lines(
        shed === 0 && 'nothing was shed',
        nearly > TAKEN_MS_MAX && `accepted bets took ${nearly} ms at p99, more than ${TAKEN_MS_MAX}`,
      )
    case 'after': {
      const back = recoveredAfter(placed)
      return lines((back === undefined || back > RECOVERY_MS_MAX) && 'not back to normal within 30 s')
    }
    case 'idle':
    case 'listening':
      return []
  }
}

function isShed({ status }: Placed): boolean {
  return status === 429 || status === 503
}

function lines(...message: readonly (string | false)[]): string[] {
  return message.filter(one => one !== false)
}
