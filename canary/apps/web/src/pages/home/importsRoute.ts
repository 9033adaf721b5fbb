// A page knows no other page.
// refused: may not import apps/web/src/pages/match
import { page } from '#pages/match'

export const other = page
