import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { CurrencyCode } from '@touchline/domain/money'
import type { TestLocale } from '#core/addresses/testing'
import { createBetsFixture, NOW } from '../testing/betsFixture.tsx'
import { ProfitCurve } from './ProfitCurve.tsx'
import type { ProfitCurveDay } from './useReturns.ts'

const DAY_MS = 86_400_000
const unit = { currency: 'EUR' as CurrencyCode, subunits: 100 }

function days(...nets: readonly number[]): readonly ProfitCurveDay[] {
  let total = 0
  return nets.map((net, i) => ({
    at: NOW - (nets.length - i) * 3 * DAY_MS,
    bets: 1 + (i % 4),
    staked: 2_000,
    returned: 2_000 + net,
    net,
    total: (total += net),
  }))
}

function Scene({ locale, shown }: { locale: TestLocale; shown: readonly ProfitCurveDay[] }) {
  const [fixture] = useState(() => createBetsFixture(locale))
  return fixture.frame(<ProfitCurve days={shown} unit={unit} />)
}

function curve(shown: readonly ProfitCurveDay[]): StoryObj {
  return {
    render: (_, { globals }) => (
      <Scene key={String(globals.locale)} locale={globals.locale as TestLocale} shown={shown} />
    ),
  }
}

const meta: Meta = { title: 'my-bets/ProfitCurve' }
export default meta

export const UpAndDown = curve(days(-1_000, 2_400, -500, -2_000, 3_100, -900, 1_200))
export const OneDay = curve(days(-1_000))
export const Nothing = curve([])
export const AsATable: StoryObj = {
  ...UpAndDown,
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>('[aria-expanded]')?.click(),
}
