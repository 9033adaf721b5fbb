import { useEffect } from 'react'
import { rowBinding } from './rowBinding.ts'

/** Calls `run` once a second while somebody sees the page, by the timer that all clocks share. `run` is to stay the same. */
export function useEverySecond(run: () => void): void {
  useEffect(() => rowBinding.whenReady(({ everySecond }) => everySecond(run)), [run])
}
