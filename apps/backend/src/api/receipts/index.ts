export { canonicalJson } from './canonicalJson.ts'
export { createReceiptWriter, type WriteReceipts } from './createReceiptWriter.ts'
export { loadSigner } from './loadSigner.ts'
export { registerReceipts } from './registerReceipts.ts'
