// Blocks stand below the pages.
import { home } from '#pages/home'

export const page = home
