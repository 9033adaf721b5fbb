export { renderInDom, settle } from './renderInDom.ts'
export { setViewport } from './setViewport.ts'
