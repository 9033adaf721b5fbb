import { outrightsQuery } from '#core/catalogue'

/** Races in progress and to come, the next one first. */
export const nextRacesQuery = () =>
  outrightsQuery({ type: 'race', match_status: '0,1', sort_by: 'start_time:asc', limit: 18 })

export const lastRacesQuery = () =>
  outrightsQuery({ type: 'race', match_status: '4', sort_by: 'start_time:desc', limit: 6 })
