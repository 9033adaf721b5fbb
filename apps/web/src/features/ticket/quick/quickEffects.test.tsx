// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { renderInDom, settle } from '#shared/testing'
import { createPageFixture } from '#testing'
import { QuickSettings } from './QuickSettings.tsx'
import { useQuickBet } from './useQuickBet.ts'

test('the fields of quick bet leave with their stake entered, and focus in them moves to the switch when it goes off', async () => {
  const { slip, frame } = createPageFixture({ player: 'p1' })
  const entered: string[] = []
  function Settings() {
    return (
      <QuickSettings
        id="quick"
        quick={useQuickBet()}
        shortage={undefined}
        onToggle={slip.quick.toggle}
        onStake={slip.quick.setStake}
        onStakeEntered={() => entered.push('entered')}
        onApprove={slip.quick.approve}
      />
    )
  }
  const { container } = await renderInDom(
    frame(
      <>
        <Settings />
        <button type="button" id="elsewhere">
          .
        </button>
      </>,
    ),
  )
  const stake = () => container.querySelector<HTMLElement>('#quick')
  expect(stake()).toBeNull()
  await settle(() => slip.quick.toggle())
  await settle(() => stake()!.focus())
  await settle(() => slip.quick.toggle())
  expect([stake(), document.activeElement]).toEqual([null, container.querySelector('input')])
  await settle(() => slip.quick.toggle())
  await settle(() => document.getElementById('elsewhere')!.focus())
  await settle(() => slip.quick.toggle())
  expect(document.activeElement?.id).toBe('elsewhere')
})
