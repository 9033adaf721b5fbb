/**
 * How many rows each section has: its paragraphs, bullets and table rows, counted once and fixed here, so that no row
 * can be dropped unnoticed. The order is the order of the page.
 */
export const TOTALS: ReadonlyMap<string, number> = new Map([
  ['0', 1],
  ['1', 14],
  ['2.1', 25],
  ['2.2', 21],
  ['2.3', 4],
  ['2.4', 5],
  ['2.5', 7],
  ['2.6', 1],
  ['2.7', 13],
  ['3', 83],
  ['4', 70],
  ['5', 18],
  ['6', 8],
  ['7', 1],
  ['7.1', 38],
  ['7.2', 14],
  ['7.3', 35],
  ['7.4', 3],
  ['7.5', 5],
  ['8', 32],
  ['9', 41],
])

/** How many names the sentence of a row lists, so that none of them counts as built because its neighbours are. */
export const NAMES: ReadonlyMap<string, number> = new Map([
  ['2.7/layout-vocabulary/1', 45], // types of blocks
  ['3/content-cache-keys/1', 18],
  ['6/roles/7', 9], // eight flags, and the one for deltas
  ['7.5/other-outbound/1', 11], // messages to the host window
  ['9/constants/40', 7], // names in local storage
  ['9/constants/41', 14], // names in session storage
])
