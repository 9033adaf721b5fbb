// A hook is called on every drawing, or on none.
import { useState } from 'react'

export function Stake({ isOpen }: { isOpen: boolean }) {
  if (!isOpen) return null
  const [stake] = useState(0)
  return <b>{stake}</b>
}
