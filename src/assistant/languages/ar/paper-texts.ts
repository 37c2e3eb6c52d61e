import type { PaperTexts } from '../tables/paper-texts.ts'

/** Holds the texts of the report as PDF in Arabic. */
export const texts = {
  title: 'بلاغ عن احتيال',
  caseNumber: 'رقم القضية',
  made: 'كُتب في {time}',
  happened: 'ما حدث',
  payment: 'الدفعة',
  person: 'صاحب البلاغ',
  words: 'بكلماته',
  standing: 'ما تم فعله',
  forOther: ['بلاغ عن', 'شخص آخر، وهو موافق'],
  note: 'هذه المعلومات كما قيلت في المحادثة. لم يتحقق منها أحد. الأوقات هي أوقات {zone}.',
  page: 'الصفحة {page} من {pages}',
} as const satisfies PaperTexts
