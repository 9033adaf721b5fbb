export { ErrorPage, type ErrorKind } from './ErrorPage.tsx'
