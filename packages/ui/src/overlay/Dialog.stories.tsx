import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#button'
import { Dialog } from './Dialog.tsx'

const meta: Meta<typeof Dialog> = {
  component: Dialog,
  args: {
    open: true,
    title: 'That code is not known',
    description: 'Check the link, or ask for it again.',
    closeLabel: 'Close',
    footer: <Button>Back to the slip</Button>,
    onClose: () => {},
  },
}
export default meta
type Story = StoryObj<typeof Dialog>

export const Closable: Story = {}
export const MustBeAnswered: Story = {
  args: { title: 'You have played for an hour', mustAnswer: 'Choose one to go on.' },
}
export const Sheet: Story = { args: { look: 'sheet' } }
