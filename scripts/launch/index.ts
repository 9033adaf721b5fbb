export { banner } from './banner.ts'
export { buildWeb } from './buildWeb.ts'
export { nodeFault } from './checkNode.ts'
export { startProduct } from './startProduct.ts'
