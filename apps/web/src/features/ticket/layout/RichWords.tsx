import { createElement, Fragment } from 'react'
import { useRichText } from '#shared/i18n'

/** A text with bold parts. The parts never change their order, so they are children and not a list with keys. */
export function RichWords({ text, values }: RichWordsProps) {
  const rich = useRichText()
  return createElement(Fragment, null, ...[rich(text, values)].flat())
}
export interface RichWordsProps {
  /** Key of the catalogue. */
  text: string
  values?: Record<string, string | number>
}
