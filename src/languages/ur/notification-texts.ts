import type { NotificationTexts } from '../tables/notification-texts.ts'

/** Holds the texts of notifications in Urdu. */
export const texts = {
  footer: 'ہم کبھی پن، پاس ورڈ، ایک بار کا کوڈ یا فیس نہیں مانگتے۔',
  news: {
    subject: 'آپ کی رپورٹ {case_id} کے بارے میں خبر',
    about: 'آپ کی رپورٹ {case_id} کے بارے میں خبر:',
    open: 'اپنی رپورٹ کھولیں:',
    traced: 'ہم نے رقم کا پتا لگایا ہے، اور اگلے قدم کا فیصلہ ہو رہا ہے۔',
    held: 'رقم روک لی گئی ہے۔ یہ ابھی آپ کو واپس نہیں ملی۔',
    ending: 'رقم روکنے کی مدت جلد ختم ہوگی، سوائے اس کے کہ بڑھائی جائے۔',
    refused: 'ایک بینک نے ہماری درخواست سے انکار کر دیا ہے۔',
    returned: 'رقم آپ کو واپس مل گئی ہے۔',
    closed: 'یہ بند ہو گئی ہے۔',
  },
  waiting: {
    place: 'آپ سے پہلے انتظار میں: {ahead}۔',
    usual: 'حال ہی میں دوسروں نے {from} سے {to} منٹ انتظار کیا۔',
    gone: '{name} چیٹ سے چلے گئے ہیں۔ دوبارہ ضرورت ہو تو یہاں لکھیں۔',
  },
  disputes: {
    opened: 'ہم ابھی جواب کا انتظار کر رہے ہیں۔',
    institution_responded: 'بینک نے جواب دے دیا ہے اور ہم اسے دیکھ رہے ہیں۔',
    settled: 'بینک رقم ادا کرے گا۔',
    rejected: 'بینک نے انکار کر دیا ہے۔',
    escalated: 'وقت پر جواب نہیں آیا، اس لیے معاملہ {settlement_authority} کو دے دیا گیا ہے۔',
    decided: '{settlement_authority} نے فیصلہ کر دیا ہے۔',
    withdrawn: 'یہ معاملہ روک دیا گیا ہے۔',
  },
  case_received: {
    subject: 'ہمیں آپ کی رپورٹ {case_id} مل گئی ہے',
    body: 'ہمیں آپ کی رپورٹ {case_id} مل گئی ہے اور ہم رقم کا پتا لگانا شروع کر رہے ہیں۔',
  },
  information_request: {
    subject: 'آپ کی رپورٹ {case_id} کے بارے میں ایک سوال',
    body: 'ہمیں آپ کی رپورٹ {case_id} کے بارے میں کچھ پوچھنا ہے: {question}',
  },
  trace_update: {
    subject: 'آپ کی رپورٹ {case_id} کے بارے میں خبر',
    body: 'آپ کی رپورٹ {case_id} کے {amount} میں سے ہمیں معلوم ہے کہ {amount_located} اس وقت کہاں ہیں۔',
  },
  freeze_confirmed: {
    subject: 'آپ کی رپورٹ {case_id} کے لیے رقم روکی گئی ہے',
    body: 'آپ کی رپورٹ {case_id} کے لیے {amount_frozen} روکے گئے ہیں۔ یہ ابھی آپ کو واپس نہیں ملے۔',
  },
  freeze_expiring: {
    subject: 'آپ کی رپورٹ {case_id} کی روکی گئی رقم کی مدت جلد ختم ہوگی',
    body: 'آپ کی رپورٹ {case_id} کے لیے رقم {freeze_expires_at} تک روکی گئی ہے، سوائے اس کے کہ مدت بڑھائی جائے۔',
  },
  freeze_ended: {
    subject: 'آپ کی رپورٹ {case_id} کے لیے رقم روکنے کی مدت ختم ہو گئی',
    body: 'آپ کی رپورٹ {case_id} کے لیے رقم روکنے کی ایک مدت ختم ہو گئی ہے۔',
  },
  odr_opened: {
    subject: 'ہم نے آپ کی رپورٹ {case_id} کے بارے میں بینک سے پوچھا ہے',
    body: 'آپ کی رپورٹ {case_id} کے لیے ہم نے {institution} سے {response_due_at} تک جواب مانگا ہے۔',
  },
  odr_result: {
    subject: 'آپ کی رپورٹ {case_id} کے بارے میں بینک کی طرف سے خبر',
    body: 'آپ کی رپورٹ {case_id} اور {institution} کے بارے میں: {result}',
  },
  funds_returned: {
    subject: 'آپ کی رپورٹ {case_id} کی رقم واپس آئی ہے',
    body: 'آپ کی رپورٹ {case_id} کے لیے اب تک آپ کو {amount} میں سے {amount_returned} واپس ملے ہیں۔',
  },
  case_closed: {
    subject: 'آپ کی رپورٹ {case_id} بند ہو گئی ہے',
    body: 'آپ کی رپورٹ {case_id} بند ہو گئی ہے۔ آپ کو {amount} میں سے {amount_returned} واپس ملے۔ اگر آپ متفق نہیں تو {settlement_authority} سے شکایت کر سکتے ہیں۔',
  },
  safety_advice: {
    subject: 'محفوظ کیسے رہیں',
    body: 'مزید پیسے نہ بھیجیں۔ رابطہ ختم کریں۔ اپنے بینک کو کارڈ پر لکھے نمبر پر فون کریں، ہو سکے تو دوسرے فون سے۔',
  },
} as const satisfies NotificationTexts
