import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge, Tag } from './Badge.tsx'

const meta: Meta<typeof Tag> = { component: Tag, args: { children: 'Won' } }
export default meta
type Story = StoryObj<typeof Tag>

export const Count: Story = { render: () => <Badge>3</Badge> }
export const Neutral: Story = { args: { tone: 'neutral', children: 'Refunded' } }
export const Good: Story = { args: { tone: 'good' } }
export const Bad: Story = { args: { tone: 'bad', children: 'Not placed' } }
export const Warn: Story = { args: { tone: 'warn', children: 'Paused' } }
export const Live: Story = { args: { tone: 'live', children: 'Live' } }
