import { SumField } from '@touchline/ui'
import { useSumText, type SumTextOptions } from './useSumText.ts'

/** An amount beside the main one: the stake of one bet or one line, or what the bettor wants to win. */
export function SmallSum({ label, name, onEnter, hint, problem, ...options }: SmallSumProps) {
  const field = useSumText(options)
  return (
    <SumField
      {...field}
      label={label}
      name={name}
      hint={hint}
      error={field.error ?? problem}
      onEnter={onEnter}
    />
  )
}
export interface SmallSumProps extends SumTextOptions {
  label: string
  /** The field's full name; it starts with the label's words. */
  name?: string
  onEnter?: () => void
  /** A hint about the amount. */
  hint?: string | undefined
  /** Why a valid amount cannot be used. */
  problem?: string | undefined
}
