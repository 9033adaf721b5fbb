export { useBuildTogether } from './useBuildTogether.ts'
