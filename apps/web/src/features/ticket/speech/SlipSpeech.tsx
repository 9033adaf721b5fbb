import { useEffect, useRef, useState } from 'react'
import type { Slip } from '@touchline/domain/slip'
import { VisuallyHidden } from '@touchline/ui'
import { useSlip } from '#core/slip'
import { ticketVoice } from '#pieces/ticket-voice'
import { useText } from '#shared/i18n'
import { useMoneyText } from '../amounts/index.ts'
import { createSpeaker } from './createSpeaker.ts'
import { answerWords } from './answerWords.ts'
import { slipFacts } from './slipFacts.ts'

/**
 * The one polite region of the whole ticket (reference/reliability.md, section 5), and the one assertive region: the
 * result of a bet is announced at once, whether its receipt or refusal is rendered or not. Dialogs of the ticket
 * announce here too. Mount once, outside any dialog.
 */
export function SlipSpeech() {
  const slip = useSlip()
  const t = useText()
  const text = useMoneyText()
  const [message, setMessage] = useState(SILENCE)
  const [answer, setAnswer] = useState(SILENCE)
  const read = useRef(() => slipFacts(slip.getState(), t, text))
  const onChange = useRef((_now: Slip, _before: Slip) => {})
  useEffect(() => {
    read.current = () => slipFacts(slip.getState(), t, text)
    onChange.current = (now, before) => {
      const words = answerWords(before, now, t, text)
      if (words !== undefined) setAnswer(after(words))
    }
  })
  useEffect(() => slip.subscribe((now, before) => onChange.current(now, before)), [slip])
  useEffect(() => {
    const speaker = createSpeaker({
      clock: slip.clock,
      facts: () => read.current(),
      announce: words => setMessage(after(words)),
    })
    const leave = slip.subscribe(speaker.note)
    const leaveVoice = ticketVoice.onWords((words, urgency) =>
      urgency === 'now' ? setAnswer(after(words)) : speaker.announceNow(words),
    )
    return () => {
      leave()
      leaveVoice()
      speaker.stop()
    }
  }, [slip])
  return (
    <VisuallyHidden>
      <span aria-live="polite" data-speech="slip">
        <span key={message.count}>{message.words}</span>
      </span>
      <span aria-live="assertive" data-speech="answer">
        <span key={answer.count}>{answer.words}</span>
      </span>
    </VisuallyHidden>
  )
}

type Message = { readonly words: string; readonly count: number }

const SILENCE: Message = { words: '', count: 0 }

/** The same text announced again is news too: a new element makes screen readers announce it. */
function after(words: string): (last: Message) => Message {
  return last => (words === '' && last.words === '' ? last : { words, count: last.count + 1 })
}
