import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { AmountField, type AmountFieldProps } from './AmountField.tsx'

function Working({ value: initial, ...rest }: AmountFieldProps) {
  const [value, setValue] = useState(initial)
  const step = (by: 1 | -1) => setValue(text => String(Math.max(0, Number(text) + by)))
  return <AmountField {...rest} value={value} onValueChange={setValue} onStep={step} />
}

const meta: Meta<typeof AmountField> = {
  component: AmountField,
  args: { label: 'Stake', before: '€', placeholder: '0.00', lessLabel: 'Less', moreLabel: 'More' },
  render: args => <Working {...args} />,
}
export default meta
type Story = StoryObj<typeof AmountField>

export const Empty: Story = { args: { value: '', atLeast: true } }
export const Typed: Story = { args: { value: '20' } }
export const Refused: Story = { args: { value: '1.234', error: 'Two decimals at most.' } }
