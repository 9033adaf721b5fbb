/**
 * The index that an arrow, Home or End key moves to from `from` in a row of `count` stops; stops that are `off` are
 * skipped, and the row wraps around. `undefined` for any other key and where there is no other stop.
 */
export function nextStop({
  key,
  from,
  count,
  rtl = false,
  off = noneOff,
}: NextStopQuery): number | undefined {
  const step = stepOf(key, rtl)
  if (step === undefined) return undefined
  let at = step === 'first' ? -1 : step === 'last' ? count : from
  const by = step === 'first' ? 1 : step === 'last' ? -1 : step
  for (let tried = 0; tried < count; tried++) {
    at = (at + by + count) % count
    if (!off(at)) return at === from ? undefined : at
  }
  return undefined
}

export interface NextStopQuery {
  /** `KeyboardEvent.key` */
  key: string
  from: number
  count: number
  /** In a right-to-left row the left arrow moves to the next stop. */
  rtl?: boolean
  off?: (index: number) => boolean
}

const noneOff = () => false

function stepOf(key: string, rtl: boolean): 1 | -1 | 'first' | 'last' | undefined {
  switch (key) {
    case 'ArrowRight':
      return rtl ? -1 : 1
    case 'ArrowLeft':
      return rtl ? 1 : -1
    case 'ArrowDown':
      return 1
    case 'ArrowUp':
      return -1
    case 'Home':
      return 'first'
    case 'End':
      return 'last'
    default:
      return undefined
  }
}
