export { attachGridKeys } from './attachGridKeys.ts'
