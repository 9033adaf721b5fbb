export { drawCrest } from './drawCrest.ts'
