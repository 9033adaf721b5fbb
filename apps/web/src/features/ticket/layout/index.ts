export { RichWords } from './RichWords.tsx'
export { focusAction } from './focusAction.ts'
export { TAKES_FOCUS, useFollowFocus } from './useFollowFocus.ts'
export { usePriceToReturnTo } from './usePriceToReturnTo.ts'
