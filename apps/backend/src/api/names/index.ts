export { eventNamesIn, type StoredNames } from './eventNamesIn.ts'
export { nameIn } from './nameIn.ts'
export { periodName } from './periodName.ts'
export { selectMatches, type NamedMatch } from './selectMatches.ts'
