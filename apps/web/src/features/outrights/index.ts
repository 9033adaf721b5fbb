export { OpenOutright } from './OpenOutright.tsx'
export { OutrightFacts } from './OutrightFacts.tsx'
export { OutrightHero } from './OutrightHero.tsx'
export { OutrightList } from './OutrightList.tsx'
