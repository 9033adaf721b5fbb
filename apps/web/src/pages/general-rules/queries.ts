import { callQuery } from '#core/catalogue'

/** What one bet is held to, by currency, for anybody. */
export const limitsQuery = () => callQuery('getSettings', {}, ({ data }) => data.stake_limits)
