import { useEffect, useRef, useState } from 'react'

/** How long a second press is awaited. */
const WAIT_MS = 5_000
/** Two presses closer than this are a double press and no confirmation. */
const TOO_SOON_MS = 400

/**
 * Confirming without dragging: a first press arms, a second one confirms. Another `offer`, or no second press in
 * time, disarms.
 */
export function usePressTwice({ offer, onConfirm }: { offer: string; onConfirm: () => void }) {
  const [armedFor, setArmedFor] = useState<string | undefined>()
  const armedAt = useRef(0)
  const isArmed = armedFor === offer
  useEffect(() => {
    if (armedFor === undefined) return
    const timer = setTimeout(() => setArmedFor(undefined), WAIT_MS)
    return () => clearTimeout(timer)
  }, [armedFor])
  return {
    isArmed,
    /** @param at milliseconds, by the event's clock */
    press(at: number): void {
      if (!isArmed) {
        armedAt.current = at
        return setArmedFor(offer)
      }
      if (at - armedAt.current < TOO_SOON_MS) return
      setArmedFor(undefined)
      onConfirm()
    },
    disarm: () => setArmedFor(undefined),
  }
}
