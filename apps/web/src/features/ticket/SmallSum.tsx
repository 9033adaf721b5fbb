import { SumField } from '@touchline/ui'
import { useSumText, type SumTextOptions } from './useSumText.ts'

/** A sum beside the main one: the stake of one bet or one line, or what the bettor wants to win. */
export function SmallSum({ label, name, onEnter, ...options }: SmallSumProps) {
  return <SumField {...useSumText(options)} label={label} name={name} onEnter={onEnter} />
}
export interface SmallSumProps extends SumTextOptions {
  label: string
  /** The field's whole name; it starts with the label's words. */
  name?: string
  onEnter?: () => void
}
