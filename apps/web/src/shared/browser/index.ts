export { listenToMedia } from './listenToMedia.ts'
export { useIsOnline } from './useIsOnline.ts'
export { useIsPhone } from './useIsPhone.ts'
export { useIsWide } from './useIsWide.ts'
