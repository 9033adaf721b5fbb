export { openBreakableLine, type BreakableLine } from './openBreakableLine.ts'
export { createSilentProxy, type SilentProxy } from './createSilentProxy.ts'
