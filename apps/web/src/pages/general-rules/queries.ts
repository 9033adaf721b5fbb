import { callQuery } from '#core/catalogue'

/** The limits of one bet by currency, the same for all visitors. */
export const limitsQuery = () => callQuery('getSettings', {}, ({ data }) => data.stake_limits)
