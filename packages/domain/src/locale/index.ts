export * from './locale.ts'
