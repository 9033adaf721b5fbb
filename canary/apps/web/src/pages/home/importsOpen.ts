// A page does not know who opens it.
// refused: may not import apps/web/src/pages/open
import { openPage } from '#pages/open'

export const open = openPage
