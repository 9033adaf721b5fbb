export { assetRoutes } from './assetRoutes.ts'
export { readBuiltFiles, type BuiltFile } from './builtFiles.ts'
export { fileRoutes } from './fileRoutes.ts'
