import { headTags, type HeadOptions } from './head.ts'
import { toDataText } from '../trustedData.ts'

/** Updates the document's head to the current page. */
export function applyHead(document: Document, options: HeadOptions): void {
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove()
  for (const tag of headTags(options)) {
    if (tag.name === 'title') {
      document.title = tag.attributes.content ?? ''
      continue
    }
    const isData = tag.name === 'script'
    const attributes = isData ? { type: 'application/ld+json' } : tag.attributes
    const element = document.createElement(tag.name)
    element.dataset.head = ''
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    if (isData) element.textContent = toDataText(tag.data)
    document.head.append(element)
  }
}
