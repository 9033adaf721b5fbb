// The testkit serves packages; it may not know an application.
import { openDatabase } from '../../../apps/backend/src/store/index.ts'

export const open = openDatabase
