import { useId, useState } from 'react'
import { Button } from '@touchline/ui'
import { useText } from '#shared/i18n'
import css from './ReceiptInput.module.css'

/** Takes a receipt in: dropped, chosen, or pasted. */
export function ReceiptInput({ onText }: ReceiptInputProps) {
  const t = useText()
  const id = useId()
  const [pasted, setPasted] = useState('')
  const read = (file: Blob | undefined): void => {
    if (file) void file.text().then(onText)
  }
  return (
    <form
      className={css.form}
      onSubmit={event => {
        event.preventDefault()
        onText(pasted)
      }}
    >
      <label className={css.drop}>
        <strong>{t('receipt.verify.choose')}</strong>
        <span>{t('receipt.verify.drop')}</span>
        <input
          type="file"
          accept=".json,application/json"
          className={css.file}
          onChange={event => {
            read(event.currentTarget.files?.[0])
            // The same file can be chosen again.
            event.currentTarget.value = ''
          }}
        />
      </label>
      <label htmlFor={id}>{t('receipt.verify.paste')}</label>
      <textarea
        id={id}
        className={css.text}
        rows={5}
        dir="ltr"
        spellCheck={false}
        value={pasted}
        onChange={event => setPasted(event.currentTarget.value)}
      />
      <Button type="submit" fit="content" aria-disabled={pasted.trim() === ''}>
        {t(pasted.trim() === '' ? 'receipt.verify.paste-first' : 'receipt.verify.check')}
      </Button>
    </form>
  )
}
export interface ReceiptInputProps {
  onText: (text: string) => void
}
