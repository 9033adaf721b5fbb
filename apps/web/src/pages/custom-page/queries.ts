import { callQuery } from '#core/catalogue'

/** @param path below the base path */
export const pageQuery = (path: string) => callQuery('getPage', { params: { path } }, ({ data }) => data)
