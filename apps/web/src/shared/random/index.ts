export { randomUuid } from './randomUuid.ts'
