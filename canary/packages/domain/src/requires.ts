// `require` imports too.
// refused: may not import the package zod
export const schema = require('zod')
