import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#button'
import { Notice } from './Notice.tsx'

const meta: Meta<typeof Notice> = {
  component: Notice,
  args: { children: 'Returns are now €61.71, not €63.21.' },
}
export default meta
type Story = StoryObj<typeof Notice>

export const Neutral: Story = {}
export const Good: Story = {
  args: { tone: 'good', title: 'Settled.', children: '€42.00 is in your balance.' },
}
export const Warn: Story = { args: { tone: 'warn', title: 'Odds dropped on 1 selection.' } }
export const Bad: Story = {
  args: {
    tone: 'bad',
    title: 'Bet not placed.',
    children: 'No money was taken. Leg 2 needs your attention.',
  },
}
export const WithWaysOut: Story = {
  args: {
    tone: 'warn',
    title: 'Two selections from one match can’t be combined.',
    children: null,
    actions: (
      <Button variant="text" size="medium" fit="content">
        Split into singles
      </Button>
    ),
  },
}
export const Band: Story = {
  args: {
    shape: 'band',
    tone: 'bad',
    title: 'You’re offline.',
    children: 'Odds are locked and your bet slip is saved.',
  },
}
