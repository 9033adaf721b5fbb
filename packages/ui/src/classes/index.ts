export { joinClasses } from './joinClasses.ts'
