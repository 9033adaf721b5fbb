export { AmountField } from './AmountField.tsx'
export type { AmountFieldProps } from './AmountField.tsx'
export { TextField } from './TextField.tsx'
export type { TextFieldProps } from './TextField.tsx'
