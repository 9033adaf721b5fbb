import { useEffect, useRef, useState } from 'react'
import type { Slip } from '@touchline/domain'
import { VisuallyHidden } from '@touchline/ui'
import { useSlip } from '#core/slip'
import { useText } from '#shared/i18n'
import { useMoneyText } from '../useMoneyText.ts'
import { createSpeaker } from './createSpeaker.ts'
import { answerWords } from './answerWords.ts'
import { slipFacts } from './slipFacts.ts'

/**
 * The one polite region of the slip (reference/reliability.md, section 5), and the one that interrupts: what became of a bet is said
 * at once, whether its receipt or refusal is drawn anywhere or not. Mount once, outside any dialog.
 */
export function SlipSpeech() {
  const slip = useSlip()
  const t = useText()
  const text = useMoneyText()
  const [message, setMessage] = useState('')
  const [answer, setAnswer] = useState('')
  const read = useRef(() => slipFacts(slip.getState(), t, text))
  const hear = useRef((_now: Slip, _before: Slip) => {})
  useEffect(() => {
    read.current = () => slipFacts(slip.getState(), t, text)
    hear.current = (now, before) => setAnswer(said => answerWords(before, now, t, text) ?? said)
  })
  useEffect(() => slip.subscribe((now, before) => hear.current(now, before)), [slip])
  useEffect(() => {
    const speaker = createSpeaker({ clock: slip.clock, facts: () => read.current(), say: setMessage })
    const leave = slip.subscribe(speaker.note)
    return () => {
      leave()
      speaker.stop()
    }
  }, [slip])
  return (
    <VisuallyHidden>
      <span aria-live="polite" data-speech="slip">
        {message}
      </span>
      <span aria-live="assertive" data-speech="answer">
        {answer}
      </span>
    </VisuallyHidden>
  )
}
