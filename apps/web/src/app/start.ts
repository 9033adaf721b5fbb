import { afterFirstPaint } from './boot/afterFirstPaint.ts'

// The only module in the HTML; the others stand in a template, where nothing loads them before there is something to see.
afterFirstPaint(window, () => {
  for (const { content } of document.querySelectorAll<HTMLTemplateElement>('template[data-after-paint]'))
    document.head.append(content.cloneNode(true))
})
