/** The parts of a module by their folders, each with the parts that it may import. */
export type InnerModules = Readonly<Record<string, readonly string[]>>

/**
 * Modules that are too large for one folder, divided by what their parts do. Each part may import only those listed
 * for it, and each is listed below all that it imports, so that there is no cycle. Files beside the parts, such as
 * the entry point, may import all of them; so may tests, and fixtures in `testing/`.
 */
export const INNER_MODULES: Readonly<Record<string, InnerModules>> = {
  'apps/web/src/core/slip': {
    news: [],
    storage: [],
    prices: [],
    placing: ['news', 'storage'],
    'quick-bet': ['news', 'storage', 'placing'],
    picking: ['news', 'prices', 'quick-bet'],
    sharing: ['news', 'prices', 'placing'],
    panel: ['storage'],
    store: ['news', 'storage', 'prices', 'placing', 'quick-bet', 'picking', 'sharing', 'panel'],
    provider: ['picking', 'store'],
  },
  'apps/web/src/features/event-list': {
    heads: [],
    'match-list': [],
    'list-address': [],
    filters: ['list-address'],
    filtering: ['match-list', 'list-address'],
    tabs: ['match-list', 'list-address', 'filters'],
  },
  'apps/web/src/features/ticket': {
    layout: [],
    amounts: [],
    news: [],
    together: [],
    terms: [],
    sharing: [],
    words: ['amounts'],
    stakes: ['amounts'],
    speech: ['amounts', 'words'],
    place: ['layout', 'amounts', 'words'],
    progress: ['layout', 'amounts'],
    receipt: ['layout', 'amounts', 'sharing', 'progress'],
    quick: ['amounts', 'words', 'stakes', 'progress'],
    build: ['layout', 'amounts', 'words', 'stakes', 'terms', 'together', 'place'],
    panel: ['layout', 'amounts', 'stakes', 'sharing', 'place', 'progress', 'receipt', 'quick', 'build'],
  },
  'apps/web/src/features/my-bets': {
    bet: [],
    history: ['bet'],
    cashout: ['bet'],
    card: ['bet', 'cashout'],
    list: ['bet', 'cashout', 'card'],
  },
}
