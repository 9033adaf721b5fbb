import { useLayoutEffect, useRef, useState, type PointerEvent } from 'react'
import { drawn, isAtEnd } from './slide.ts'

type Drag = {
  readonly pointer: number
  readonly from: number
  readonly length: number
  readonly isRtl: boolean
}

/**
 * A thumb that is dragged along its track to the end. Releasing it earlier, another `offer`, or a gesture that the
 * browser takes over resets it. Its position is a property of the track (`--way`), so that a move renders nothing.
 */
export function useSlide({ offer, onEnd }: { offer: string; onEnd: () => void }) {
  const track = useRef<HTMLDivElement>(null)
  const drag = useRef<Drag | undefined>(undefined)
  const wasDragged = useRef(false)
  const [heldFor, setHeldFor] = useState<string | undefined>()

  function letGo(): void {
    drag.current = undefined
    track.current?.style.setProperty('--way', '0px')
    setHeldFor(undefined)
  }
  // Another offer needs another confirmation: what was begun for the previous one does not count.
  useLayoutEffect(() => {
    drag.current = undefined
    track.current?.style.setProperty('--way', '0px')
  }, [offer])

  return {
    track,
    isHeld: heldFor === offer,
    /** Whether the press that is just ending dragged the thumb: then it is no press. */
    takeDragged(): boolean {
      const was = wasDragged.current
      wasDragged.current = false
      return was
    },
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const { currentTarget: thumb, pointerId: pointer, clientX: from, button } = event
        const box = track.current
        if (!box || button !== 0) return
        thumb.setPointerCapture(pointer)
        const style = getComputedStyle(box)
        const length = box.clientWidth - thumb.offsetWidth - 2 * Number.parseFloat(style.paddingInlineStart)
        wasDragged.current = false
        drag.current = { pointer, from, length, isRtl: style.direction === 'rtl' }
      },
      onPointerMove({ pointerId, clientX: at }: PointerEvent<HTMLElement>) {
        const held = drag.current
        if (held?.pointer !== pointerId) return
        const way = drawn({ ...held, at })
        if (way > SLACK_PX && !wasDragged.current) {
          wasDragged.current = true
          setHeldFor(offer)
        }
        track.current?.style.setProperty('--way', `${way}px`)
        if (!isAtEnd(way, held.length)) return
        letGo()
        onEnd()
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onLostPointerCapture: letGo,
    },
  }
}

/** A finger that presses moves a little. */
const SLACK_PX = 4
