export { proxy } from './proxy.ts'
export { isForwarded } from './forwardedPaths.ts'
