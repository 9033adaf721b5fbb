import { useEffect } from 'react'
import { rowBinding } from './rowBinding.ts'

/** Calls `run` once a second while the page is visible, with the timer that all clocks share. `run` must not change. */
export function useEverySecond(run: () => void): void {
  useEffect(() => rowBinding.whenReady(({ everySecond }) => everySecond(run)), [run])
}
