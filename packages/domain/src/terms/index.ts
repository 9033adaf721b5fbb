export * from './betTerm.ts'
export * from './betTerms.ts'
