// Blocks stand below the pages.
import { home } from '#routes/home'

export const page = home
