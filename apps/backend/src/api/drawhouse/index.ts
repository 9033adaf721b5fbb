export { registerDrawhouse } from './registerDrawhouse.ts'
