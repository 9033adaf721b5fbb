// Passing everything on is importing.
export * from '@touchline/contract'
