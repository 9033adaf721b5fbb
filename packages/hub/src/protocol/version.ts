/** What the hub calls itself in the connect reply. */
export const HUB_VERSION = 'touchline-hub 1'
