import type { SnapshotPosition } from '@touchline/live'

export const toPosition = ({ epoch, offset }: { epoch: string; offset: number }): SnapshotPosition => ({
  epoch,
  offset,
})
