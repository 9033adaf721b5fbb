// An address made at run time hides what it reaches.
const name = 'live'

export const later = () => import(`@touchline/${name}`)
