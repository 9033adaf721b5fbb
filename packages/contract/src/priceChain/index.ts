export { verifyChain, type ChainFault, type PriceProof, type Sha256 } from './verifyChain.ts'
