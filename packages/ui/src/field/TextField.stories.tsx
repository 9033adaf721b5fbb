import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from './TextField.tsx'

const meta: Meta<typeof TextField> = {
  component: TextField,
  args: { label: 'E-mail', defaultValue: 'demo@touchline.example' },
}
export default meta
type Story = StoryObj<typeof TextField>

export const Filled: Story = {}
export const WithHint: Story = { args: { hint: 'The one you signed up with' } }
export const Refused: Story = { args: { error: 'There is no account with this e-mail.' } }
