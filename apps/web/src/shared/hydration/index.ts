export { HydrateInIdle } from './HydrateInIdle.tsx'
