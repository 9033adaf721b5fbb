import type { Defect } from './defect.ts'

/** Mistakes with the limits of liability. */
export const LIABILITY_DEFECTS: readonly Defect[] = [
  {
    name: 'liability-not-freed',
    description: 'a bet that is settled or cashed out counts against its limits for ever',
    caughtBy: ['limits'],
    alter: ({ text, values }) =>
      text.includes('insert into liabilities') && values.includes(true) ? [] : undefined,
  },
  {
    name: 'refused-ones-counted',
    description: 'a live bet that is refused after its delay counts against its limits for ever',
    caughtBy: ['limits'],
    alter: ({ text, values }) =>
      text.includes('insert into liabilities') && values.includes(false) && hasOnlyLess(values)
        ? // It answers as if it had.
          [{ text: 'select unnest($1::text[]) as key', values: [values[0]] }]
        : undefined,
  },
]

const hasOnlyLess = (values: readonly unknown[]): boolean =>
  values.some(value => Array.isArray(value) && value.every(part => typeof part === 'number' && part < 0))
