export { readVariables, type Environment } from './readVariables.ts'
export { choice, flag, list, textMatching, optionalFlag, parsed, wholeNumber } from './variables.ts'
