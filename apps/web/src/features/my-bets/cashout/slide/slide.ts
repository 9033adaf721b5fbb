/** How far a thumb was dragged, in CSS pixels from its start. Right to left it is dragged the other way. */
export function drawn({
  from,
  at,
  length,
  isRtl,
}: {
  from: number
  at: number
  length: number
  isRtl: boolean
}): number {
  const way = isRtl ? from - at : at - from
  return Math.min(length, Math.max(0, way))
}

/** A finger may stop this much before the end. */
const NEAR_PX = 2

export function isAtEnd(way: number, length: number): boolean {
  return length > 0 && way >= length - NEAR_PX
}
