export { eventNamesIn, type StoredNames } from './eventNamesIn.ts'
export { nameIn } from './nameIn.ts'
export { periodName } from './periodName.ts'
export { runnerNames, selectMatches, type NamedMatch } from './selectMatches.ts'
