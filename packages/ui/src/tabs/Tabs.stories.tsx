import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '#badge'
import { SegmentedControl } from './SegmentedControl.tsx'
import { TabPanel, Tabs } from './Tabs.tsx'

const meta: Meta = { title: 'tabs/Tabs' }
export default meta

function Panel() {
  const [tab, setTab] = useState('slip')
  return (
    <>
      <Tabs
        id="ticket"
        label="Ticket"
        value={tab}
        onChange={setTab}
        tabs={[
          { key: 'slip', label: 'Bet slip', badge: <Badge>3</Badge> },
          { key: 'bets', label: 'My bets', count: 4 },
        ]}
      />
      <TabPanel tabs="ticket" tab={tab}>
        {tab === 'slip' ? 'The slip' : 'The bets'}
      </TabPanel>
    </>
  )
}
export const WithBadgeAndCount: StoryObj = { render: () => <Panel /> }

function Types() {
  const [type, setType] = useState('combo')
  return (
    <>
      <SegmentedControl
        label="Bet type"
        value={type}
        onChange={setType}
        segments={[
          { key: 'single', label: 'Single' },
          { key: 'combo', label: 'Combo' },
          { key: 'system', label: 'System', disabled: true, reasonId: 'why' },
        ]}
      />
      <p id="why">A system needs three picks or more.</p>
    </>
  )
}
export const Segments: StoryObj = { render: () => <Types /> }
