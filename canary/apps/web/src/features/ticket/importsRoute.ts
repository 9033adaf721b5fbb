// A feature does not know the page it is on.
import { home } from '#routes/home'

export const page = home
