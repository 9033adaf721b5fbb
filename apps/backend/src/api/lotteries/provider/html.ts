/** Escaped HTML. */
export type Html = { readonly html: string }
type Value = string | number | Html | readonly Html[] | false | undefined

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Builds HTML: Html values are inserted unchanged, missing ones as nothing, everything else as escaped text. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { html: String.raw({ raw: parts }, ...values.map(written)) }
}

function written(value: Value): string {
  if (value === undefined || value === false) return ''
  if (typeof value === 'string') return value.replace(/[&<>"']/g, sign => SIGNS[sign]!)
  if (typeof value === 'number') return String(value)
  return 'html' in value ? value.html : value.map(piece => piece.html).join('')
}
