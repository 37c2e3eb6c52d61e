import type { PaperTexts } from '../tables/paper-texts.ts'

/** Holds the texts of the report as PDF in Urdu. */
export const texts = {
  title: 'دھوکے کی رپورٹ',
  caseNumber: 'کیس نمبر',
  made: 'تیار کی گئی: {time}',
  happened: 'کیا ہوا',
  payment: 'ادائیگی',
  person: 'رپورٹ کس نے کی',
  words: 'ان کے اپنے الفاظ میں',
  standing: 'کیا کیا جا رہا ہے',
  forOther: ['کس کے لیے', 'کسی اور کے لیے، جو راضی ہے'],
  note: 'یہ باتیں ویسی ہی ہیں جیسی اس شخص نے بات چیت میں بتائیں۔ ان کی جانچ نہیں ہوئی۔ اوقات {zone} کے ہیں۔',
  page: 'صفحہ {page} از {pages}',
} as const satisfies PaperTexts
