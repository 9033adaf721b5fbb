// A page does not know who opens it.
// refused: may not import apps/web/src/pages
import { PAGES } from '#pages'

export const pages = PAGES
