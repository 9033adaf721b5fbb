import { ERROR_CODES, type ErrorCode } from '@touchline/contract'
import type { Locale } from '@touchline/domain/locale'
import type { LocalizedText } from '#store'

/** The `localized_message` of each code: what happened and what to do next. */
const MESSAGES: Readonly<Record<ErrorCode, LocalizedText>> = {
  [ERROR_CODES.validation]: text(
    'The request is not complete or holds a wrong value.',
    'Die Anfrage ist unvollständig oder enthält einen falschen Wert.',
    'الطلب غير مكتمل أو يحتوي على قيمة غير صحيحة.',
  ),
  [ERROR_CODES.unauthorized]: text(
    'Your session has ended. Please sign in again.',
    'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
    'انتهت جلستك. يرجى تسجيل الدخول مرة أخرى.',
  ),
  [ERROR_CODES.forbidden]: text(
    'This is not allowed from here.',
    'Das ist von hier aus nicht erlaubt.',
    'هذا غير مسموح به من هنا.',
  ),
  [ERROR_CODES.blockedCountry]: text(
    'Sorry, we are not available in your country.',
    'Leider sind wir in Ihrem Land nicht verfügbar.',
    'عذرًا، خدماتنا غير متاحة في بلدك.',
  ),
  [ERROR_CODES.notFound]: text(
    'We cannot find what you asked for.',
    'Das Gesuchte wurde nicht gefunden.',
    'تعذر العثور على المطلوب.',
  ),
  [ERROR_CODES.rateLimited]: text(
    'Too many attempts. Please wait a moment and try again.',
    'Zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
    'محاولات كثيرة جدًا. يرجى الانتظار قليلًا ثم المحاولة مجددًا.',
  ),
  [ERROR_CODES.internal]: text(
    'Something went wrong on our side. Please try again.',
    'Bei uns ist etwas schiefgelaufen. Bitte versuchen Sie es erneut.',
    'حدث خطأ من جانبنا. يرجى المحاولة مرة أخرى.',
  ),
  [ERROR_CODES.idempotencyMismatch]: text(
    'This bet was already sent with other contents. Please place it again.',
    'Diese Wette wurde bereits mit anderem Inhalt gesendet. Bitte geben Sie sie neu ab.',
    'سبق إرسال هذا الرهان بمحتوى مختلف. يرجى وضعه من جديد.',
  ),
  [ERROR_CODES.unavailable]: text(
    'This is not available at the moment. Please try again soon.',
    'Das ist im Moment nicht verfügbar. Bitte versuchen Sie es bald erneut.',
    'هذا غير متاح حاليًا. يرجى المحاولة لاحقًا.',
  ),
  [ERROR_CODES.wrongCredentials]: text(
    'E-mail or password is wrong. Please check both.',
    'E-Mail oder Passwort ist falsch. Bitte prüfen Sie beides.',
    'البريد الإلكتروني أو كلمة المرور غير صحيحة. يرجى التحقق منهما.',
  ),
  [ERROR_CODES.notAcceptable]: text(
    'This version of the API is not offered.',
    'Diese Version der Schnittstelle wird nicht angeboten.',
    'هذا الإصدار من الواجهة غير متاح.',
  ),
  [ERROR_CODES.invalidOdds]: text(
    'The odds have changed. Please check the new price.',
    'Die Quoten haben sich geändert. Bitte prüfen Sie den neuen Preis.',
    'تغيرت الاحتمالات. يرجى مراجعة السعر الجديد.',
  ),
  [ERROR_CODES.marketSuspended]: text(
    'Betting on this selection is paused. Please try again in a moment.',
    'Wetten auf diese Auswahl sind pausiert. Bitte versuchen Sie es gleich erneut.',
    'الرهان على هذا الاختيار متوقف مؤقتًا. يرجى المحاولة بعد قليل.',
  ),
  [ERROR_CODES.notAvailable]: text(
    'This selection is no longer offered. Please remove it.',
    'Diese Auswahl wird nicht mehr angeboten. Bitte entfernen Sie sie.',
    'هذا الاختيار لم يعد متاحًا. يرجى إزالته.',
  ),
  [ERROR_CODES.combinationNotAllowed]: text(
    'These selections cannot stand on one bet.',
    'Diese Auswahlen können nicht kombiniert werden.',
    'لا يمكن جمع هذه الاختيارات في رهان واحد.',
  ),
  [ERROR_CODES.noSelections]: text(
    'There is nothing to bet on.',
    'Es ist nichts ausgewählt.',
    'لا توجد اختيارات للرهان عليها.',
  ),
  [ERROR_CODES.noStake]: text(
    'Please enter a stake.',
    'Bitte geben Sie einen Einsatz ein.',
    'يرجى إدخال مبلغ الرهان.',
  ),
  [ERROR_CODES.stakeTooLow]: text(
    'The stake is below the minimum.',
    'Der Einsatz liegt unter dem Mindesteinsatz.',
    'مبلغ الرهان أقل من الحد الأدنى.',
  ),
  [ERROR_CODES.stakeTooHigh]: text(
    'The stake is above the maximum.',
    'Der Einsatz liegt über dem Höchsteinsatz.',
    'مبلغ الرهان أعلى من الحد الأقصى.',
  ),
  [ERROR_CODES.winTooHigh]: text(
    'The potential win is above the maximum. Please lower the stake.',
    'Der mögliche Gewinn liegt über dem Höchstbetrag. Bitte senken Sie den Einsatz.',
    'الربح المحتمل أعلى من الحد الأقصى. يرجى خفض مبلغ الرهان.',
  ),
  [ERROR_CODES.unknownAccount]: text(
    'You have no account in this currency.',
    'Sie haben kein Konto in dieser Währung.',
    'ليس لديك حساب بهذه العملة.',
  ),
  [ERROR_CODES.insufficientFunds]: text(
    'Your balance is too low for this stake.',
    'Ihr Guthaben reicht für diesen Einsatz nicht aus.',
    'رصيدك لا يكفي لهذا المبلغ.',
  ),
  [ERROR_CODES.systemNotOffered]: text(
    'This system is not offered. Please choose another or fewer selections.',
    'Dieses System wird nicht angeboten. Bitte wählen Sie ein anderes oder weniger Auswahlen.',
    'هذا النظام غير متاح. يرجى اختيار نظام آخر أو عدد أقل من الاختيارات.',
  ),
  [ERROR_CODES.bonusNotAvailable]: text(
    'This bonus cannot be used for this bet. Please choose another or none.',
    'Dieser Bonus gilt nicht für diese Wette. Bitte wählen Sie einen anderen oder keinen.',
    'لا يمكن استخدام هذه المكافأة لهذا الرهان. يرجى اختيار غيرها أو عدم استخدام أي منها.',
  ),
  [ERROR_CODES.noGain]: text(
    'This freebet could not win anything. Please choose higher odds.',
    'Diese Gratiswette könnte nichts gewinnen. Bitte wählen Sie höhere Quoten.',
    'لا يمكن لهذا الرهان المجاني أن يربح شيئًا. يرجى اختيار احتمالات أعلى.',
  ),
  [ERROR_CODES.groupRefused]: text(
    'Not placed because another part of this bet was refused.',
    'Nicht platziert, weil ein anderer Teil dieser Wette abgelehnt wurde.',
    'لم يتم وضعه لأن جزءًا آخر من هذا الرهان قد رُفض.',
  ),
  [ERROR_CODES.notAQuickBet]: text(
    'A quick bet is one single on a live match.',
    'Eine Schnellwette ist eine Einzelwette auf ein Live-Spiel.',
    'الرهان السريع هو رهان فردي واحد على مباراة مباشرة.',
  ),
  [ERROR_CODES.winNotAboveStake]: text(
    'At this price the bet could not win more than its stake.',
    'Zu dieser Quote könnte die Wette nicht mehr als den Einsatz gewinnen.',
    'بهذا السعر لا يمكن أن يربح الرهان أكثر من مبلغه.',
  ),
  [ERROR_CODES.oneCustomBetOnly]: text(
    'Only one custom bet can be placed at a time.',
    'Es kann nur eine eigene Wette auf einmal platziert werden.',
    'يمكن وضع رهان مخصص واحد فقط في كل مرة.',
  ),
  [ERROR_CODES.municipalityNotFound]: text(
    'Your municipality could not be found.',
    'Ihre Gemeinde wurde nicht gefunden.',
    'تعذر العثور على بلديتك.',
  ),
  [ERROR_CODES.cashoutChanged]: text(
    'The cash-out offer has changed. Please look at the new amount; the bet still runs.',
    'Das Cash-out-Angebot hat sich geändert. Bitte sehen Sie sich den neuen Betrag an; die Wette läuft weiter.',
    'تغير عرض السحب النقدي. يرجى مراجعة المبلغ الجديد؛ الرهان ما زال قائمًا.',
  ),
  [ERROR_CODES.cashoutNotOffered]: text(
    'This bet cannot be cashed out at the moment. It still runs; please try again soon.',
    'Diese Wette kann im Moment nicht ausgezahlt werden. Sie läuft weiter; bitte versuchen Sie es bald erneut.',
    'لا يمكن سحب هذا الرهان نقدًا حاليًا. الرهان ما زال قائمًا؛ يرجى المحاولة لاحقًا.',
  ),
  [ERROR_CODES.cashoutDecided]: text(
    'This bet is already decided or being cashed out. Please look in My bets.',
    'Diese Wette ist bereits entschieden oder wird gerade ausgezahlt. Bitte sehen Sie unter Meine Wetten nach.',
    'تم البت في هذا الرهان أو يجري سحبه نقدًا. يرجى مراجعة رهاناتي.',
  ),
  [ERROR_CODES.favouritesFull]: text(
    'You have as many favourites of this kind as there can be. Take one away first.',
    'Sie haben so viele Favoriten dieser Art, wie es geben kann. Entfernen Sie zuerst einen.',
    'لديك أقصى عدد من المفضلات من هذا النوع. أزل واحدة أولًا.',
  ),
  [ERROR_CODES.decidedTooLate]: text(
    'We could not decide this bet in time. It was not placed and your stake is back; please try again.',
    'Wir konnten über diese Wette nicht rechtzeitig entscheiden. Sie wurde nicht platziert und Ihr Einsatz ist zurück; bitte versuchen Sie es erneut.',
    'لم نتمكن من البت في هذا الرهان في الوقت المناسب. لم يتم وضعه وأُعيد مبلغه إليك؛ يرجى المحاولة مرة أخرى.',
  ),
  [ERROR_CODES.invalidOddsCustomBet]: text(
    'The odds of your custom bet have changed. Please check the new price.',
    'Die Quote Ihrer eigenen Wette hat sich geändert. Bitte prüfen Sie den neuen Preis.',
    'تغيرت احتمالات رهانك المخصص. يرجى مراجعة السعر الجديد.',
  ),
}

/** Rules whose words say more than their code's. */
const OF_RULE: Readonly<Record<string, LocalizedText>> = {
  'TYPE-4': text(
    'This type of bet needs another number of selections.',
    'Diese Wettart braucht eine andere Zahl von Auswahlen.',
    'يتطلب هذا النوع من الرهان عددًا آخر من الاختيارات.',
  ),
}

/** The message of a code in a language, English where there is none; that of the rule that refused, where it has its own. */
export function messageOf(code: ErrorCode, locale: Locale, rule = ''): string {
  const message = OF_RULE[rule] ?? MESSAGES[code]
  return message[locale] ?? message.en
}

function text(en: string, de: string, ar: string): LocalizedText {
  return { en, de, ar }
}
