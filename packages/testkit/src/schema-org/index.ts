export { schemaFaults } from './schemaFaults.ts'
