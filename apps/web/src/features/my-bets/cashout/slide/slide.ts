/** How far a thumb was drawn, in CSS pixels from its resting place. Right to left it is drawn the other way. */
export function drawn({
  from,
  at,
  room,
  isRtl,
}: {
  from: number
  at: number
  room: number
  isRtl: boolean
}): number {
  const way = isRtl ? from - at : at - from
  return Math.min(room, Math.max(0, way))
}

/** A hand may stop this much before the end. */
const NEAR_PX = 2

export function isAtEnd(way: number, room: number): boolean {
  return room > 0 && way >= room - NEAR_PX
}
