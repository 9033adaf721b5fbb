export { nameIn } from './nameIn.ts'
export { periodName } from './periodName.ts'
export { selectMatches } from './selectMatches.ts'
