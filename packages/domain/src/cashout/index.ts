export * from './answerCashout.ts'
export * from './cashout.ts'
export * from './cashoutHindranceOf.ts'
export * from './priceCashout.ts'
