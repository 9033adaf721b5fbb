import { useEffect } from 'react'
import type { StreamPosition } from '@touchline/live'
import { useLive } from './LiveProvider.tsx'

/** Holds channels open while the component is shown, each from the position of its snapshot. */
export function useChannels(wanted: readonly ChannelWish[]): void {
  const live = useLive()
  const names = wanted.map(wish => wish.channel).join(' ')
  useEffect(() => {
    const releases = wanted.map(({ channel, since }) => live.hold(channel, since))
    return () => releases.forEach(release => release())
    // The positions belong to the names: a later snapshot of an open channel must not open it again.
  }, [live, names])
}
export type ChannelWish = { readonly channel: string; readonly since?: StreamPosition }
