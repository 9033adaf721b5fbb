/** The logo: a corner of the pitch. */
export const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 22" fill="none" stroke="#56a52e" stroke-width="2.6">' +
  '<path d="M3 1.5V19h17.5M3 9.2A9.8 9.8 0 0 1 12.8 19"/></svg>'
