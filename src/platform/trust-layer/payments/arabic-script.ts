/** Maps variants of a letter to the form that the tables below use. */
const oneForm: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ه: 'ہ',
  ة: 'ہ',
  ۃ: 'ہ',
  ھ: 'ہ',
}

/** Latin spellings of common names, because the script omits most vowels. */
const names: Readonly<Record<string, string>> = {
  محمد: 'muhammad',
  علی: 'ali',
  احمد: 'ahmad',
  خان: 'khan',
  فاطمہ: 'fatima',
  عایشہ: 'aisha',
  حسن: 'hasan',
  حسین: 'husain',
  عبداللہ: 'abdullah',
  عبد: 'abdul',
  رضا: 'raza',
  اقبال: 'iqbal',
  عثمان: 'usman',
  عمر: 'umar',
  مریم: 'maryam',
  زینب: 'zainab',
  یوسف: 'yusuf',
  ابراہیم: 'ibrahim',
  اسماعیل: 'ismail',
  شاہ: 'shah',
  بٹ: 'butt',
  چوہدری: 'chaudhry',
  ملک: 'malik',
  شیخ: 'sheikh',
  قریشی: 'qureshi',
  حمید: 'hamid',
  رحمن: 'rahman',
  رحمان: 'rahman',
  صدیقی: 'siddiqui',
  نیازی: 'niazi',
  جاوید: 'javed',
  سلیم: 'salim',
  کریم: 'karim',
  نور: 'noor',
  بیگم: 'begum',
  سید: 'syed',
  بی: 'bi',
}

const letters: Readonly<Record<string, string>> = {
  ا: 'a',
  ب: 'b',
  پ: 'p',
  ت: 't',
  ٹ: 't',
  ث: 's',
  ج: 'j',
  چ: 'ch',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ڈ: 'd',
  ذ: 'z',
  ر: 'r',
  ڑ: 'r',
  ز: 'z',
  ژ: 'zh',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'z',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ک: 'k',
  گ: 'g',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ں: 'n',
  و: 'w',
  ہ: 'h',
  ی: 'i',
  ے: 'e',
  ء: '',
}

const transliterateWord = (written: string): string => {
  const word = [...written].map((letter) => oneForm[letter] ?? letter).join('')
  return names[word] ?? [...word].map((letter) => letters[letter] ?? letter).join('')
}

/**
 * Transliterates words from Arabic script (with Urdu and Persian letters) to Latin letters. The caller has
 * removed vowel marks.
 */
export const transliterateArabic = (text: string): string =>
  text.replace(/\p{Script=Arabic}+/gu, transliterateWord)
