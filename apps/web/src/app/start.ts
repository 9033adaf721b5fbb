import { afterFirstPaint } from './boot/afterFirstPaint.ts'

// The only module in the HTML; the others are in a template, so that nothing loads them before the page is painted.
afterFirstPaint(window, () => {
  for (const { content } of document.querySelectorAll<HTMLTemplateElement>('template[data-after-paint]'))
    document.head.append(content.cloneNode(true))
})
