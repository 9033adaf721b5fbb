export { ErrorPage, errorText, type ErrorKind, type WayOn } from './ErrorPage.tsx'
