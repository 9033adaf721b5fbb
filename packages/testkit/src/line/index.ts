export { createSwallowingProxy, type SwallowingProxy } from './createSwallowingProxy.ts'
