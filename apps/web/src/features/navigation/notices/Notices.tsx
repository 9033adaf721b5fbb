import { useLayoutEffect, useRef, type RefObject } from 'react'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { PausedBand } from './PausedBand.tsx'

/** The notices themselves, which need scripts. */
export default function Notices() {
  const root = useRef<HTMLDivElement>(null)
  usePublishHeight(root)
  return (
    <div ref={root}>
      <ConnectionNotice />
      <PausedBand />
    </div>
  )
}

/** Measures the notices, whose texts take one line or several, so that toasts are shown above them. */
function usePublishHeight(root: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(([entry]) =>
      style.setProperty('--foot-notices', `${entry?.contentRect.height ?? 0}px`),
    )
    if (root.current) observer.observe(root.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--foot-notices')
    }
  }, [root])
}
