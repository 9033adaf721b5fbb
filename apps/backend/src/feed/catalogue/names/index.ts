export { fillNames, namesOf, namesOfSide } from './namesOf.ts'
