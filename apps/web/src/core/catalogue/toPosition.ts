import type { StreamPosition } from '@touchline/live'

export const toPosition = ({ epoch, offset }: { epoch: string; offset: number }): StreamPosition => ({
  epoch,
  offset,
})
