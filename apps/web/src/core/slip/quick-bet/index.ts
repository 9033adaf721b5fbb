export { createQuickBet, type OwnQuickBet, type QuickBetStore } from './createQuickBet.ts'
