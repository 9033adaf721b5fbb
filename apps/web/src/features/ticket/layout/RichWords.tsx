import { createElement, Fragment } from 'react'
import { useRichText } from '#shared/i18n'

/** A text with strong words in it. Its parts never change places, so they are children and not a list with keys. */
export function RichWords({ text, values }: RichWordsProps) {
  const rich = useRichText()
  return createElement(Fragment, null, ...[rich(text, values)].flat())
}
export interface RichWordsProps {
  /** Key of the catalogue. */
  text: string
  values?: Record<string, string | number>
}
