import type { SecretWords } from '../tables/secret-words.ts'

/** Lists how secrets are named and told in Urdu, in both scripts. */
export const secretWords = {
  names: {
    pin: 'atm ka number, atm k char number, atm ke char number, اے ٹی ایم کا نمبر, کارڈ کے چار ہندسے, پن, پن کوڈ, پن نمبر, ایم پن, خفیہ نمبر, خفیہ کوڈ, khufia number, khufia code'.split(
      ', ',
    ),
    'one-time-code':
      'sms wala number, sms mein aaya number, message wala number, میسج والا نمبر, ایس ایم ایس والا نمبر, چھ ہندسے, 6 ہندسے, او ٹی پی, اوٹی پی, تصدیقی کوڈ, ویریفیکیشن کوڈ, سیکیورٹی کوڈ, ون ٹائم پاسورڈ, ون ٹائم پاس ورڈ, ایک بار کا کوڈ, tasdeeqi code, number batao'.split(
        ', ',
      ),
    cvv: 'سی وی وی, سی وی سی, کارڈ کے پیچھے تین ہندسے'.split(', '),
    password: 'پاس ورڈ, پاسورڈ, خفیہ لفظ, پاس کوڈ'.split(', '),
  },
  codes: 'کوڈ, code'.split(', '),
  cards: 'کارڈ'.split(', '),
  harmless: 'حوالہ, ٹرانزیکشن, برانچ, بینک, ملک, پوسٹل, ریفرنس, اکاؤنٹ, فون'.split(', '),
  between:
    'یہ, وہ, میرا, میری, میرے, کا, کی, کے, نمبر, کوڈ, کو, سے, بینک, نے, جو, آیا, بھیجا, دیا, بتایا, مجھے, انہوں, تھا, تھی, ہے, mera, meri, mere, ka, ki, ke, ko, se, ne, jo, aaya, aya, bheja, diya, bataya, mujhe, unhon, unhone, bank, hai, tha, thi, yeh, ye, woh, wo'.split(
      ', ',
    ),
  is: 'ہے, تھا, تھی, hai, tha, thi'.split(', '),
  stops: 'اور, لیکن, مگر, رقم, پیسے, نہیں, aur, lekin, magar, raqam, paise, nahi, nahin'.split(', '),
  digits:
    'صفر, زیرو, ایک, دو, تین, چار, پانچ, چھ, چھے, سات, آٹھ, نو, sifar, ek, aik, do, teen, tin, char, chaar, panch, paanch, che, chay, chhe, saat, sat, aath, ath, nau'.split(
      ', ',
    ),
  tens: 'دس, گیارہ, بارہ, تیرہ, چودہ, پندرہ, سولہ, سترہ, اٹھارہ, انیس, بیس, تیس, چالیس, پچاس, ساٹھ, ستر, اسی, نوے, das, bees'.split(
    ', ',
  ),
  amounts:
    'nikal, nikle, روپے, روپیہ, روپیے, ہزار, لاکھ, کروڑ, سو, ارب, منٹ, گھنٹے, دن, rupay, rupaye, hazar, hazaar, sau, lakh'.split(
      ', ',
    ),
  noPassword: 'نہیں, غلط, چوری, بدل, وہی, nahi, ghalat, wohi, change, hai, tha'.split(', '),
  passes: 'پاس, pas'.split(', '),
  logins: 'لاگ ان, لاگن, یوزر نیم, یوزر, لاگ ان آئی ڈی, login id, user name'.split(', '),
  tells:
    'type kiya, type kia, type kar diya, type kr diya, likh diya, likhwaya, likhwa diya, enter kiya, enter kia, daala, dala, daal diya, dal diya, dabaya, parha, parh diya, parh kar, parh k, bola, bol diya, kaha tha, ٹائپ کیا, ٹائپ کر دیا, لکھ دیا, لکھوایا, درج کیا, ڈالا, ڈال دیا, دبایا, پڑھا, پڑھ دیا, پڑھ کر, بولا, بول دیا'.split(
      ', ',
    ),
  seeds: '12 lafz, 12 alfaz, بارہ الفاظ, 12 الفاظ, سیڈ فریز'.split(', '),
} satisfies SecretWords
