// For the server, stories and tests: in a browser the compiler of texts would weigh more than the texts it compiles.
export { compileMessages, readTexts, type Catalogue } from './compileMessages.ts'
export { PSEUDO_LOCALE, pseudoMessage } from './pseudoMessage.ts'
export { textsIn } from './textsIn.ts'
