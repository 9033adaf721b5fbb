export { Builder, type BuilderProps } from './Builder.tsx'
export { SystemChoice } from './SystemChoice.tsx'
export { typeChoices } from './typeChoices.ts'
