export { CALLS } from './calls/index.ts'
export { refusalsOf } from './refusalsOf.ts'
export { EVENTS } from './events/index.ts'
export { errorBody } from './wire/error.ts'
