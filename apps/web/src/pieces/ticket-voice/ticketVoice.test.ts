import { expect, test } from 'vitest'
import { createTicketVoice } from './ticketVoice.ts'

test('[SAY] what a part of the ticket says is heard by the one who speaks, until that one leaves', () => {
  const voice = createTicketVoice()
  const heard: string[] = []
  const leave = voice.onWords((words, urgency) => heard.push(`${urgency}: ${words}`))
  voice.say('Copied.')
  voice.say('Bet accepted.', 'now')
  leave()
  voice.say('Nobody hears this.')
  expect(heard).toEqual(['politely: Copied.', 'now: Bet accepted.'])
})
