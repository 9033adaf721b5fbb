import { useEffect } from 'react'

/**
 * Alt+S, in `aria-keyshortcuts` notation. It has a modifier, so that no speech input triggers it by a word (WCAG
 * 2.1.4).
 */
export const STAKE_SHORTCUT = 'Alt+S'

/** Runs when Alt+S is pressed anywhere on the page. By the key's position: with Option, a Mac writes another letter. */
export function useStakeShortcut(run: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.code !== 'KeyS' || !event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      run()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [run])
}
