export { renderInDom, settle } from './renderInDom.ts'
