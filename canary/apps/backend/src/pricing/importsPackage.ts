// Pricing imports no library.
import { sql } from 'kysely'

export const query = sql
