// A page knows no other page.
// refused: may not import apps/web/src/routes/match
import { page } from '#routes/match'

export const other = page
