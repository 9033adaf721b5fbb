// A page does not know who opens it.
// refused: may not import apps/web/src/routes/open
import { openPage } from '#routes/open'

export const open = openPage
