export { moveFocus } from './moveFocus.ts'
export { nextStop } from './nextStop.ts'
