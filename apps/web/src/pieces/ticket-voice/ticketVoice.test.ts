import { expect, test } from 'vitest'
import { createTicketVoice } from './ticketVoice.ts'

test('[SAY] announcements of the ticket reach the speaker until it is removed', () => {
  const voice = createTicketVoice()
  const announced: string[] = []
  const leave = voice.onWords((words, urgency) => announced.push(`${urgency}: ${words}`))
  voice.announce('Copied.')
  voice.announce('Bet accepted.', 'now')
  leave()
  voice.announce('No listener.')
  expect(announced).toEqual(['politely: Copied.', 'now: Bet accepted.'])
})
