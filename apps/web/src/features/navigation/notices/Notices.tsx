import { useLayoutEffect, useRef, type RefObject } from 'react'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { PausedBand } from './PausedBand.tsx'

/** The notices themselves, which need a page that is alive. */
export default function Notices() {
  const root = useRef<HTMLDivElement>(null)
  useTellHeight(root)
  return (
    <div ref={root}>
      <ConnectionNotice />
      <PausedBand />
    </div>
  )
}

/** Says how tall the notices are, so that toasts stand above them: their words take one line or several. */
function useTellHeight(root: RefObject<HTMLDivElement | null>): void {
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
