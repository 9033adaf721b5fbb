// A folder that is in no row of the table is not free: it is unknown.
export const lost = true
