export { readVariables, type Environment } from './readVariables.ts'
export { choice, flag, list, matching, optionalFlag, parsed, wholeNumber } from './variables.ts'
