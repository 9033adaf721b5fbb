import { headTags, type HeadNeeds } from './head.ts'

/** Makes the document say what the page now on show says of itself. */
export function applyHead(document: Document, needs: HeadNeeds): void {
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove()
  for (const { name, attributes } of headTags(needs)) {
    if (name === 'title') {
      document.title = attributes.content ?? ''
      continue
    }
    const element = document.createElement(name)
    element.dataset.head = ''
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    document.head.append(element)
  }
}
