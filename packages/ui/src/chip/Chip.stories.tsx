import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chip } from './Chip.tsx'

const meta: Meta<typeof Chip> = { component: Chip, args: { children: '€10', shape: 'block' } }
export default meta
type Story = StoryObj<typeof Chip>

export const Offered: Story = { args: { pressed: false } }
export const Chosen: Story = { args: { pressed: true } }
export const Pill: Story = { args: { shape: 'pill', children: 'Tennis' } }
