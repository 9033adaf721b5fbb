export * from './decimalSign.ts'
export * from './locale.ts'
export * from './localePath.ts'
export * from './resolveLocale.ts'
