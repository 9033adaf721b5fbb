export { OpenOutright } from './OpenOutright.tsx'
export { OutrightHero } from './OutrightHero.tsx'
export { OutrightList } from './OutrightList.tsx'
