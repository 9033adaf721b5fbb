import type { BetType, NotificationType } from '@touchline/domain'
import type { Locale } from '@touchline/domain/locale'
import { nameIn } from '#api/names'
import type { LocalizedText } from '#store'
import type { NotificationParams } from './notedBet.ts'

/** What can be told of a bet. */
type Story =
  | 'won'
  | 'part'
  | 'lost'
  | 'refunded'
  | 'cashed'
  | 'cashedPart'
  | 'corrected'
  | 'reopened'
  | 'refused'
type Values = { readonly ref: string; readonly amount: string; readonly stake: string }

/** By story: the title, then the body. `{ref}`, `{amount}` and `{stake}` stand for the bet's number and its sums. */
const TEXTS: Readonly<Record<Story, { readonly title: LocalizedText; readonly body: LocalizedText }>> = {
  won: {
    title: text('Your bet won', 'Ihre Wette ist gewonnen', 'لقد ربح رهانك'),
    body: text(
      'Bet {ref} paid {amount}. The money is in your account.',
      'Wette {ref} hat {amount} gezahlt. Das Geld ist auf Ihrem Konto.',
      'دفع الرهان {ref} مبلغ {amount}. المال في حسابك.',
    ),
  },
  part: {
    title: text('Your bet is settled', 'Ihre Wette ist abgerechnet', 'تمت تسوية رهانك'),
    body: text(
      'Bet {ref} paid back {amount} of its stake of {stake}.',
      'Wette {ref} hat {amount} vom Einsatz von {stake} zurückgezahlt.',
      'أعاد الرهان {ref} مبلغ {amount} من قيمته البالغة {stake}.',
    ),
  },
  lost: {
    title: text('Your bet lost', 'Ihre Wette ist verloren', 'خسر رهانك'),
    body: text(
      'Bet {ref} with a stake of {stake} did not win.',
      'Wette {ref} mit einem Einsatz von {stake} hat nicht gewonnen.',
      'لم يربح الرهان {ref} بقيمة {stake}.',
    ),
  },
  refunded: {
    title: text('Your stake came back', 'Ihr Einsatz kam zurück', 'أعيد مبلغ رهانك'),
    body: text(
      'Bet {ref} was void or cancelled. {amount} is back in your account.',
      'Wette {ref} ist ungültig oder wurde abgesagt. {amount} sind wieder auf Ihrem Konto.',
      'أُلغي الرهان {ref}. أُعيد مبلغ {amount} إلى حسابك.',
    ),
  },
  cashed: {
    title: text('Cashed out', 'Cash-out ausgezahlt', 'تم السحب النقدي'),
    body: text(
      'You cashed out bet {ref} for {amount}. No later result changes that.',
      'Sie haben Wette {ref} für {amount} ausgezahlt. Kein späteres Ergebnis ändert das.',
      'سحبت الرهان {ref} نقدًا مقابل {amount}. لن تغير أي نتيجة لاحقة ذلك.',
    ),
  },
  cashedPart: {
    title: text('Part of your bet cashed out', 'Ein Teil Ihrer Wette ausgezahlt', 'تم سحب جزء من رهانك نقدًا'),
    body: text(
      'You cashed out part of bet {ref} for {amount}. The rest runs on.',
      'Sie haben einen Teil der Wette {ref} für {amount} ausgezahlt. Der Rest läuft weiter.',
      'سحبت جزءًا من الرهان {ref} نقدًا مقابل {amount}. ما تبقى منه مستمر.',
    ),
  },
  corrected: {
    title: text('A result was corrected', 'Ein Ergebnis wurde berichtigt', 'صُححت نتيجة'),
    body: text(
      'Bet {ref} was settled again and now pays {amount}. Your account shows the difference.',
      'Wette {ref} wurde neu abgerechnet und zahlt nun {amount}. Ihr Konto zeigt den Unterschied.',
      'أعيدت تسوية الرهان {ref} ويدفع الآن {amount}. يظهر الفرق في حسابك.',
    ),
  },
  reopened: {
    title: text('A result was taken back', 'Ein Ergebnis wurde zurückgenommen', 'سُحبت نتيجة'),
    body: text(
      'Bet {ref} is open again. What it had paid went back; it is settled when the result is known.',
      'Wette {ref} läuft wieder. Was sie gezahlt hatte, ging zurück; abgerechnet wird, wenn das Ergebnis feststeht.',
      'الرهان {ref} مفتوح من جديد. استُرجع ما كان قد دفعه، وستتم تسويته عند معرفة النتيجة.',
    ),
  },
  refused: {
    title: text('Your bet was not accepted', 'Ihre Wette wurde nicht angenommen', 'لم يُقبل رهانك'),
    body: text(
      'Bet {ref} was refused. Your stake of {amount} is back in your account.',
      'Wette {ref} wurde abgelehnt. Ihr Einsatz von {amount} ist wieder auf Ihrem Konto.',
      'رُفض الرهان {ref}. أُعيد مبلغ {amount} إلى حسابك.',
    ),
  },
}

const BET_TYPE_NAMES: Readonly<Record<BetType, LocalizedText>> = {
  single: text('Single', 'Einzelwette', 'رهان فردي'),
  combo: text('Combo', 'Kombiwette', 'رهان مركب'),
  system: text('System', 'Systemwette', 'رهان نظام'),
  custom_bet: text('Custom bet', 'Eigene Wette', 'رهان مخصص'),
}

export function betTypeName(type: BetType, locale: Locale): string {
  return nameIn(BET_TYPE_NAMES[type], locale)
}

/** Title and body in a language, with the figures of the bet. */
export function notificationText(
  type: NotificationType,
  params: NotificationParams,
  values: Values,
  locale: Locale,
): { readonly title: string; readonly body: string } {
  const { title, body } = TEXTS[storyOf(type, params)]
  const filled = nameIn(body, locale).replace(
    /\{(ref|amount|stake)\}/g,
    (_, key: keyof Values) => values[key],
  )
  return { title: nameIn(title, locale), body: filled }
}

function storyOf(type: NotificationType, { amount, stake, isOpen }: NotificationParams): Story {
  switch (type) {
    case 'bet_settled':
      return amount > stake ? 'won' : amount > 0 ? 'part' : 'lost'
    case 'bet_refunded':
      return 'refunded'
    case 'bet_cashed_out':
      return isOpen ? 'cashedPart' : 'cashed'
    case 'bet_corrected':
      return isOpen ? 'reopened' : 'corrected'
    case 'bet_refused':
      return 'refused'
  }
}

function text(en: string, de: string, ar: string): LocalizedText {
  return { en, de, ar }
}
