import type { Attacked } from './starve.ts'

/** Maximum wait of the feed for a lock, whatever players send. */
const WAIT_MS_MAX = 250
/** With fewer samples a second than this, a long wait might be missed. */
const LOOKS_MIN = 10

/** What a run claims and did not show, one line each. */
export function findHunger(attacked: readonly Attacked[]): string[] {
  return attacked.flatMap(({ name, seconds, answers, feed }) =>
    [
      feed.longestMs > WAIT_MS_MAX &&
        `the feed waited ${Math.round(feed.longestMs)} ms for a lock, more than ${WAIT_MS_MAX}`,
      feed.gapMs > WAIT_MS_MAX && `the watch looked away for ${Math.round(feed.gapMs)} ms`,
      feed.looks < seconds * LOOKS_MIN && `the watch looked ${feed.looks} times only`,
      feed.turns === 0 && 'the feed did nothing',
      answers.size === 0 && 'nothing was sent',
      answers.has(0) && `${answers.get(0)} requests were not answered`,
    ]
      .filter(message => message !== false)
      .map(message => `${name}: ${message}`),
  )
}
