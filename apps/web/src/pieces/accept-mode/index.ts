export { AcceptMode } from './AcceptMode.tsx'
