export { openBreakableLine, type BreakableLine } from './openBreakableLine.ts'
export { createSwallowingProxy, type SwallowingProxy } from './createSwallowingProxy.ts'
