import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from './IconButton.tsx'

const meta: Meta<typeof IconButton> = {
  component: IconButton,
  args: { icon: 'bin', label: 'Clear the slip' },
}
export default meta
type Story = StoryObj<typeof IconButton>

export const Acting: Story = {}
export const StaysIn: Story = { args: { icon: 'star', label: 'Favourite', pressed: true } }
