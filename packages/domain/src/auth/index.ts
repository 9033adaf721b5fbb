export * from './authStatus.ts'
export * from './profile.ts'
