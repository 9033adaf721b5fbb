import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Switch, type SwitchProps } from './Switch.tsx'

function Working({ checked: initial, ...rest }: SwitchProps) {
  const [checked, setChecked] = useState(initial)
  return <Switch {...rest} checked={checked} onChange={setChecked} />
}

const meta: Meta<typeof Switch> = {
  component: Switch,
  args: { children: 'Quick bet', hint: 'One tap on a live price places the bet' },
  render: args => <Working {...args} />,
}
export default meta
type Story = StoryObj<typeof Switch>

export const Off: Story = { args: { checked: false } }
export const On: Story = { args: { checked: true } }
export const CannotChange: Story = { args: { checked: false, disabled: true, hint: 'Your balance is empty' } }
