import type { MatchId } from '@touchline/domain/match'
import type { Expected } from './stream.ts'

export type Checked = { readonly cells: number; readonly wrong: readonly string[] }

/** Compares every mounted price, lock, score and clock with the stream's values. */
export function findWrong(list: ParentNode, expected: Expected): Checked {
  const wrong: string[] = []
  let cells = 0
  const compare = (what: string, shown: string | null | undefined, wanted: string | undefined): void => {
    cells++
    if (shown !== wanted) wrong.push(`${what}: ${shown} instead of ${wanted}`)
  }
  for (const price of list.querySelectorAll<HTMLElement>('[data-price]')) {
    const key = price.dataset.price ?? ''
    const isPaused = expected.suspended.has(key)
    compare(key, price.querySelector('b')?.textContent, expected.figures.get(key))
    compare(`${key} pause`, price.dataset.availability, isPaused ? 'suspended' : 'open')
    compare(`${key} taps`, price.getAttribute('aria-disabled'), String(isPaused))
    // The odds follow the name in the label; the rest (a pause, the direction of a move) is the component's own.
    const label = `${price.getAttribute('aria-label')},`
    if (!label.includes(`, ${expected.figures.get(key)},`)) wrong.push(`${key} says ${label}`)
  }
  for (const row of list.querySelectorAll<HTMLElement>('[data-match]')) {
    const id = row.dataset.match as MatchId
    const state = expected.states.get(id)
    const text = (kind: string) => row.querySelector(`[data-match-text="${kind}"]`)?.textContent
    compare(`${id} score`, text('score-home'), String(state?.score.home))
    if (state?.clock)
      compare(`${id} clock`, text('clock'), `${Math.floor((state.clock.matchTime ?? 0) / 60) + 1}′`)
  }
  return { cells, wrong }
}
