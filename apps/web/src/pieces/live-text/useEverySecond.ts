import { useEffect } from 'react'
import { onBinding } from './loadBinding.ts'

/** Calls `run` once a second while somebody sees the page, by the timer that all clocks share. `run` is to stay the same. */
export function useEverySecond(run: () => void): void {
  useEffect(() => onBinding(({ everySecond }) => everySecond(run)), [run])
}
