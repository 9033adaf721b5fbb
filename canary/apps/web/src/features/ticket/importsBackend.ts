// The web speaks to the back end by its address only.
import { openDatabase } from '../../../../backend/src/store/index.ts'

export const open = openDatabase
