export { ErrorPage, type ErrorKind, type WayOn } from './ErrorPage.tsx'
