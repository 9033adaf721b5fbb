/** The hub's name and version in the connect reply. */
export const HUB_VERSION = 'touchline-hub 1'
