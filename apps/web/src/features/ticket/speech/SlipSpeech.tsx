import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '@touchline/ui'
import { useSlip } from '#core/slip'
import { useText } from '#shared/i18n'
import { useMoneyText } from '../useMoneyText.ts'
import { createSpeaker } from './createSpeaker.ts'
import { slipFacts } from './slipFacts.ts'

/**
 * The one polite region of the slip (reference/reliability.md, section 5). What concerns money and cannot wait is said at once, by
 * the notice that shows it. Mount once, outside any dialog.
 */
export function SlipSpeech() {
  const slip = useSlip()
  const t = useText()
  const text = useMoneyText()
  const [message, setMessage] = useState('')
  const read = useRef(() => slipFacts(slip.getState(), t, text))
  useEffect(() => {
    read.current = () => slipFacts(slip.getState(), t, text)
  })
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
    </VisuallyHidden>
  )
}
