import { PAGES, type PageEntry, type PageKey } from '#pages'
import type { PageModule } from '#pages/shared'

/** The manifest and code of a page. The caller passes it the right parameters; the table's type cannot express that. */
export async function loadPage(key: PageKey): Promise<PageModule<object, unknown>> {
  const [, load]: PageEntry = PAGES[key]
  const module = load ? load() : import('#pages/rare').then(({ loadRarePage }) => loadRarePage(key))
  return ((await module) as { readonly page: PageModule<object, unknown> }).page
}
