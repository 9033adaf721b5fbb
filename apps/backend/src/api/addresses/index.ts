export { registerAddresses } from './registerAddresses.ts'
export { renameLeague } from './renameLeague.ts'
