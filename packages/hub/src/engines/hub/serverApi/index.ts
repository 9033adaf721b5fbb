export { handleServerApi } from './handleServerApi.ts'
