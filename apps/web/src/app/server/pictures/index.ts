export { pictureRoutes } from './pictureRoutes.ts'
