export { identityOf, isAlive } from './processIdentity.ts'
export { takeLock } from './takeLock.ts'
