// A folder that is in no row of the table is unknown, and refused.
export const lost = true
