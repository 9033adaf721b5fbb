import { expect, test } from 'vitest'
import { createTransliterator } from './createTransliterator.ts'
import { namesOfSide } from './namesOf.ts'

const spell = createTransliterator({
  joint: '-',
  words: { fc: 'φκ' },
  rules: [
    ['l(?=l)', ''],
    ['sh', 'ш'],
    ['^e', 'э'],
    ['e$', ''],
    ['e', 'е'],
    ['l', 'л'],
    ['o', 'о'],
  ],
})

test.each([
  ['Shell', 'Шел', 'the first rule that fits wins, capitals stay'],
  ['eshole', 'эшол', 'a rule may look at the ends of the word'],
  ['FC Löl', 'ΦΚ-Лол', 'words of their own, marks of Latin letters and what joins words'],
  ['Lo 04', 'Ло 04', 'figures stay'],
  ['Lox', 'Ло', 'letters without a rule are left out'],
])('"%s" is spelt "%s": %s', (latin, spelt) => {
  expect(spell(latin)).toBe(spelt)
})

test('a club is spelt in every script, beside its Latin and its Arabic name', () => {
  expect(namesOfSide('Weser Kickers', 'فيزر كيكرز')).toEqual(WESER)
})

const WESER = {
  en: 'Weser Kickers',
  ar: 'فيزر كيكرز',
  el: 'Γουέσερ Κίκερς',
  fa: 'وسر کیکرز',
  he: 'ווסר קיקרס',
  hi: 'वेसर किकर्स',
  ja: 'ウェセル・キッカーズ',
  ko: '웨서 키커스',
  ru: 'Весер Кикерс',
  uk: 'Весер Кікерс',
  ur: 'ویسیر ککرز',
  'zh-Hans': '韦塞尔踢球者',
}
