export { attachPickingToPage } from './attachPickingToPage.ts'
export { createPicking } from './createPicking.ts'
export { createPicks, type SlipPicks } from './createPicks.ts'
export { priceKeyOf } from './priceKeyOf.ts'
