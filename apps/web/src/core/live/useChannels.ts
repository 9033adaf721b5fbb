import { useEffect } from 'react'
import type { SnapshotPosition } from '@touchline/live'
import { useLive } from './LiveProvider.tsx'

/** Holds channels open while the component is shown, each from the position of its snapshot. */
export function useChannels(wanted: readonly ChannelWish[]): void {
  const live = useLive()
  const names = wanted.map(channelWish => channelWish.channel).join(' ')
  useEffect(() => {
    const releases = wanted.map(({ channel, since }) => live.hold(channel, since))
    return () => releases.forEach(release => release())
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `names` represents `wanted`: a later snapshot of an open channel, with another position, must not open it again
  }, [live, names])
}
export type ChannelWish = { readonly channel: string; readonly since?: SnapshotPosition }
