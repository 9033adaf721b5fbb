import { useState } from 'react'
import type { CallResult } from '@touchline/contract'
import { useSession } from '#core/session'
import { useCashouts } from './useCashouts.ts'

/** Saves the rule of a bet with the bookmaker. Setting or removing it twice has the same effect as once. */
export function useCashoutRule(betId: string) {
  const { client } = useSession()
  const cashouts = useCashouts()
  const [state, setState] = useState<'idle' | 'busy' | 'saved' | 'failed'>('idle')

  async function save(call: () => Promise<CallResult<'setCashoutRule'>>): Promise<void> {
    setState('busy')
    const answer = await call()
    if (answer.ok) cashouts.noteBet(answer.value.data)
    setState(answer.ok ? 'saved' : 'failed')
  }

  const params = { id: betId }
  return {
    state,
    set: (atLeast: number) => save(() => client('setCashoutRule', { params, body: { at_least: atLeast } })),
    remove: () => save(() => client('removeCashoutRule', { params })),
  }
}
