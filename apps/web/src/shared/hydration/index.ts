export { HydrateInIdle } from './HydrateInIdle.tsx'
export { hydration } from './hydration.ts'
export { useIsHydrated } from './useIsHydrated.ts'
