import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createToastStore } from './createToastStore.ts'
import { ToastRegion } from './ToastRegion.tsx'
import type { Toast } from './types.ts'

const meta: Meta = { title: 'toast/ToastRegion' }
export default meta

/** The clock is stopped, so that the toast stays visible. */
const STILL = { now: () => 0, after: () => () => {} }

function Shown(toast: Omit<Toast, 'id'>) {
  const [store] = useState(() => {
    const created = createToastStore(STILL)
    created.push(toast)
    return created
  })
  return <ToastRegion store={store} label="Messages" closeLabel="Close" />
}

export const Passing: StoryObj = {
  render: () => <Shown tone="good" title="Copied" text="Bet 7K2M-94 is on your clipboard." />,
}
export const WaitsForAnAnswer: StoryObj = {
  render: () => (
    <Shown
      tone="bad"
      title="No answer yet"
      text="Your bet may stand."
      action={{ label: 'My bets', run: () => {} }}
    />
  ),
}
