/** How far a thumb was drawn, in CSS pixels from its resting place. Right to left it is drawn the other way. */
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

/** A hand may stop this much before the end. */
const NEAR_PX = 2

export function isAtEnd(way: number, length: number): boolean {
  return length > 0 && way >= length - NEAR_PX
}
