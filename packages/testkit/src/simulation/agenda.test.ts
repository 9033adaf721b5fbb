import { expect, test } from 'vitest'
import { createAgenda } from './agenda.ts'
import { createLife } from './life.ts'

const anAgenda = () => createAgenda({ startsAt: 1_000, settle: async () => {} })

test('what is due first runs first; of one moment, what was planned first', async () => {
  const agenda = anAgenda()
  const ran: string[] = []
  for (const [label, delay] of [
    ['late', 20],
    ['first', 10],
    ['second', 10],
    ['third', 10],
  ] as const) {
    agenda.after(delay, label, () => void ran.push(`${label} at ${agenda.now()}`))
  }
  while (await agenda.turn());
  expect(ran).toEqual(['first at 1010', 'second at 1010', 'third at 1010', 'late at 1020'])
})

test('nothing runs that was called off, or whose life is over', async () => {
  const agenda = anAgenda()
  const life = createLife('back end 1')
  const ran: string[] = []
  agenda.after(1, 'called off', () => void ran.push('called off'))()
  agenda.after(2, 'end', () => life.end())
  agenda.after(3, 'dead', () => void ran.push('dead'), life)
  agenda.after(4, 'alive', () => void ran.push('alive'))
  while (await agenda.turn());
  expect(ran).toEqual(['alive'])
})
