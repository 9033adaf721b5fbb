// Development endpoints are not in the production entry.
import { devRoutes } from '#dev'

export const routes = devRoutes
