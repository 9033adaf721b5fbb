import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton.tsx'

const meta: Meta<typeof Skeleton> = { component: Skeleton }
export default meta

/** A static bar that appears after 200 ms: nothing moves while the page loads. */
export const Bar: StoryObj<typeof Skeleton> = {}
