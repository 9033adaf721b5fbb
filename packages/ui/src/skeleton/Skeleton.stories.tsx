import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton.tsx'

const meta: Meta<typeof Skeleton> = { component: Skeleton }
export default meta

/** A still bar, there after 200 ms: nothing on the page moves by itself while it waits. */
export const Bar: StoryObj<typeof Skeleton> = {}
