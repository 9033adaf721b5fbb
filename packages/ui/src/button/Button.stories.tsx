import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './Button.tsx'

const meta: Meta<typeof Button> = { component: Button, args: { children: 'Place bet · €20.00' } }
export default meta
type Story = StoryObj<typeof Button>

export const Action: Story = {}
export const Quiet: Story = { args: { variant: 'quiet', children: 'See my bets' } }
/** Disabled for now; its text explains what to do. */
export const Blocked: Story = { args: { 'aria-disabled': true, children: 'Fix leg 2 to place' } }
