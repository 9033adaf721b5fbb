export { createNameIndex, type NameIndex } from './createNameIndex.ts'
export { registerSearch } from './registerSearch.ts'
