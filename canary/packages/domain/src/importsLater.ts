// A dynamic import is one too.
export const later = () => import('@touchline/live')
