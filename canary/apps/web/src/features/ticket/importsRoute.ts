// A feature does not know the page it is on.
import { home } from '#pages/home'

export const page = home
