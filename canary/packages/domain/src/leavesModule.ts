// A path does not leave the module.
import { ROUTES } from '../../contract/src/routes.ts'

export const routes = ROUTES
