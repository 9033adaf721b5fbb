import type { OpenPage } from '../../../router/index.ts'
import { headTags, type HeadTag } from '../../../head/head.ts'
import { ROOT_ID, STATE_ID, type PageState } from '../../../pageState.ts'
import { joinBytes, type HtmlPiece } from './bytes.ts'
import { stateText, toScriptText } from './stateText.ts'

/** Addresses of built files a page needs. */
export type DocumentAssets = {
  readonly entry: string
  /** Small classic script that runs before first paint. */
  readonly boot: string | undefined
  /** Small module that loads the others after first paint; without it the entry is loaded with the HTML. */
  readonly start: string | undefined
  readonly styles: readonly string[]
  /** The text of those style sheets, where it is in the HTML: then they are not loaded. */
  readonly inlineStyle?: InlineStyle | undefined
  readonly preloads: readonly string[]
  /** Further files that the slip needs: the script before first paint loads them when a price is pressed. */
  readonly slip: readonly string[]
  readonly font: string
  /** Markup that the development server needs in the head. */
  readonly development: string
}

/** A style sheet in the HTML, and what the security policy must name to allow it: its hash. */
export type InlineStyle = { readonly css: Uint8Array; readonly source: string }

export type DocumentParts = {
  readonly state: PageState
  /** Rendered page. */
  readonly body: readonly HtmlPiece[]
  readonly page: Pick<OpenPage, 'key' | 'head' | 'list'>
  readonly direction: 'ltr' | 'rtl'
  readonly pathname: string
  readonly origin: string
  readonly isZoomAllowed: boolean
  readonly assets: DocumentAssets
}

/** The whole HTML. It has no executable script, so a strict policy needs no nonce and the page can be shared. */
export function writeDocument(parts: DocumentParts): Buffer {
  const { state, body, page, direction, pathname, origin, isZoomAllowed, assets } = parts
  const { locale, config, preferences } = state
  const theme = preferences.theme ? ` data-theme="${preferences.theme}"` : ''
  const zoom = isZoomAllowed ? '' : ', maximum-scale=1, user-scalable=no'
  const top = [
    `<!doctype html><html lang="${escape(locale)}" dir="${direction}"${theme}><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover${zoom}">`,
    ...headTags({ ...page, page: page.key, config, locale, pathname, origin }).map(writeTag),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>`,
    // At the end of the body it would be found late: it stores taps, which may come with the first prices.
    assets.boot ? `<link rel="preload" href="${assets.boot}" as="script">` : '',
  ].join('')
  const { inlineStyle } = assets
  const styles = inlineStyle
    ? ['<style>', inlineStyle.css, '</style>']
    : [assets.styles.map(href => `<link rel="stylesheet" href="${href}">`).join('')]
  const start = `${assets.development}</head><body><div id="${ROOT_ID}">`
  const foot = [
    '</script>',
    assets.boot ? `<script src="${assets.boot}" data-slip="${assets.slip.join(' ')}"></script>` : '',
    ...scriptTags(assets),
    '</body></html>',
  ].join('')
  const stateTag = `</div><script type="application/json" id="${STATE_ID}">`
  return joinBytes([top, ...styles, start, ...body, stateTag, ...stateText(state), foot])
}

/** The page's modules are in a template, which the start script moves into the page after the first paint. */
function scriptTags({ start, entry, preloads, styles, inlineStyle }: DocumentAssets): readonly string[] {
  const entryTag = `<script type="module" src="${entry}"></script>`
  if (!start) return [entryTag]
  return [
    '<template data-after-paint>',
    // Vite loads no style sheet of a later part that a link names; a disabled one is not loaded either.
    ...(inlineStyle ? styles : []).map(href => `<link rel="stylesheet" href="${href}" disabled>`),
    ...preloads.map(href => `<link rel="modulepreload" href="${href}">`),
    `${entryTag}</template>`,
    // With low priority, or where style sheets are links, browsers would load it before them.
    `<script type="module" src="${start}" fetchpriority="low"></script>`,
  ]
}

function writeTag(tag: HeadTag): string {
  if (tag.name === 'script')
    return `<script type="application/ld+json" data-head>${toScriptText(tag.data)}</script>`
  const { name, attributes } = tag
  if (name === 'title') return `<title>${escape(attributes.content ?? '')}</title>`
  const written = Object.entries(attributes).map(([key, value]) => `${key}="${escape(value)}"`)
  return `<${name} data-head ${written.join(' ')}>`
}

/** Most texts need no escaping: testing costs less than replacing. */
function escape(text: string): string {
  if (!/[&<"]/.test(text)) return text
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
