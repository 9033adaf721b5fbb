export { Boundary } from './Boundary.tsx'
export { Later } from './Later.tsx'
export { OnlyInBrowsers } from './OnlyInBrowsers.tsx'
export { KeepContext, useKept, type Keep } from './useKept.ts'
