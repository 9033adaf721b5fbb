export { createAccounts } from './accounts.ts'
export { toBettingSettings, toPlayer } from './fromWire.ts'
