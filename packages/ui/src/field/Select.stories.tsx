import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select } from './Select.tsx'

const meta: Meta = { title: 'field/Select' }
export default meta

const OPTIONS = [
  { key: 'european', label: 'European' },
  { key: 'american', label: 'American' },
] as const

function Working() {
  const [value, setValue] = useState<(typeof OPTIONS)[number]['key']>('european')
  return <Select label="Odds format" options={OPTIONS} value={value} onChange={setValue} />
}
export const InOneLine: StoryObj = { render: () => <Working /> }
