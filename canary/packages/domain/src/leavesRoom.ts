// A path does not leave the room.
import { ROUTES } from '../../contract/src/routes.ts'

export const routes = ROUTES
