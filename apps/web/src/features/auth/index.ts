export { SignIn } from './SignIn.tsx'
export { Wallet } from './Wallet.tsx'
