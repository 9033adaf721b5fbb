export { registerSearch } from './registerSearch.ts'
