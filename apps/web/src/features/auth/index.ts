export { HeaderAccount } from './HeaderAccount.tsx'
export { SignIn } from './SignIn.tsx'
