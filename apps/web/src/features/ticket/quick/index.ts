export { QuickBar } from './QuickBar.tsx'
export { QuickHead } from './QuickHead.tsx'
export { useQuickBet } from './useQuickBet.ts'
