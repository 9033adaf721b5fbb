import type { NotificationWire } from '../../wire/player/notification.ts'
import type { ReceiptKeyWire, ReceiptWire } from '../../wire/betting/receipt.ts'
import { exampleBet } from './bets.ts'
import { NOW } from './catalogue.ts'

export const exampleReceipt: ReceiptWire = {
  body: `{"bet_id":"${exampleBet.id}","currency":"EUR","odds":2350,"stake":1000,"v":1}`,
  signature: 'bW9zdC1jZXJ0YWlubHktbm90LWEtcmVhbC1zaWduYXR1cmUtYnV0LW9mLXRoZS1yaWdodC1sZW5ndGgtLS0tLQ',
  key_id: 'k-2026-11',
}

export const exampleReceiptKey: ReceiptKeyWire = {
  id: 'k-2026-11',
  public_key: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
  created_at: NOW,
  retired_at: null,
}

export const examplePriceLink = {
  version: 418,
  at: NOW,
  packed: 'AQID',
  previous_hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  hash: '60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752',
}

export const exampleNotification: NotificationWire = {
  id: '7a0c3c1e-0a0e-4c57-9a52-6f5b3f0e1d22',
  type: 'bet_settled',
  object_type: 'bet',
  object_id: exampleBet.id,
  created_at: NOW,
  title: 'Your bet won',
  caption: 'Single, Harbour Town – Ashford Rovers',
  body: 'Bet 418250913377 paid €23.50.',
  read: false,
}
