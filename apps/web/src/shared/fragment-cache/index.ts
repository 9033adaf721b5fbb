export { FragmentCacheContext, useCachedFragment, type CacheFragment } from './useCachedFragment.ts'
