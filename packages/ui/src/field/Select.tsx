import { joinClasses } from '#classes'
import css from './Select.module.css'

/** A choice of one among several options: the native select, in one line with its label. */
export function Select<Key extends string>({ label, options, value, onChange, className }: SelectProps<Key>) {
  return (
    <label className={joinClasses(css.row, className)}>
      <span>{label}</span>
      <select
        className={css.select}
        value={value}
        onChange={event => onChange(event.currentTarget.value as Key)}
      >
        {options.map(option => (
          <option key={option.key} value={option.key}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

export interface SelectProps<Key extends string> {
  label: string
  options: readonly { readonly key: Key; readonly label: string }[]
  value: Key
  onChange: (key: Key) => void
  /** Class of the whole line: its padding and font are set by its owner. */
  className?: string | undefined
}
