export { expect, test } from './test.ts'
