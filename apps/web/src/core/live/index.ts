export { createLive, FRESH_MS, type Connect, type Live } from './createLive.ts'
export { LiveProvider, useCell, useLive } from './LiveProvider.tsx'
export { useSeed } from './useSeed.ts'
export { useChannels, type ChannelWish } from './useChannels.ts'
