import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { PageHead } from '#features/event-list'
import { useText } from '#shared/i18n'
import css from './Page.module.css'
import { receiptKeysQuery } from './queries.ts'
import { ReceiptInput } from './ReceiptInput.tsx'
import { ReceiptVerdict } from './ReceiptVerdict.tsx'
import { verifyReceipt, type Verdict } from './verifyReceipt.ts'

/** Verifies a receipt in the browser alone: its keys came with the page, so that it works with the network cut. */
export function Page() {
  const t = useText()
  // A page that has its keys verifies offline, so they are not refetched.
  const { data: keys = [] } = useQuery({ ...receiptKeysQuery(), staleTime: Infinity })
  const [verdict, setVerdict] = useState<Verdict | undefined>()
  const check = async (text: string): Promise<void> => {
    setVerdict(await verifyReceipt(text, keys, globalThis.crypto?.subtle))
  }
  return (
    <>
      <PageHead title={t('receipt.verify.title')} />
      <div className={css.page}>
        <p>{t('receipt.verify.intro')}</p>
        <ReceiptInput onText={text => void check(text)} />
        <div aria-live="polite" data-verdict={verdict?.kind}>
          {verdict && <ReceiptVerdict verdict={verdict} />}
        </div>
      </div>
    </>
  )
}
