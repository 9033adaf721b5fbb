export { PARTS } from './parts.ts'
export { runPart } from './runPart.ts'
