import { useEffect, useState, type RefObject } from 'react'

/** Whether an element has scrolled out of sight at the top. */
export function useStuck(element: RefObject<HTMLElement | null>): boolean {
  const [isStuck, setStuck] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const watcher = new IntersectionObserver(entries => {
      const last = entries.at(-1)
      if (last) setStuck(!last.isIntersecting && last.boundingClientRect.top < 0)
    })
    watcher.observe(element.current)
    return () => watcher.disconnect()
  }, [element])
  return isStuck
}
