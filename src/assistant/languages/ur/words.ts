import type { Words } from '../tables/words.ts'

/** Lists the words that the dialogue understands in Urdu. */
export const words = {
  names: 'urdu, اردو'.split(', '),
  yes: 'جی ہاں, ہاں, جی, ہاں جی, بالکل, ٹھیک ہے, درست, صحیح, جاری رکھیں, آگے بڑھیں, haan, han, ji, ji haan, theek hai, sahi, haan ji, han ji, ji han, jee, jee haan, g, g haan, g han, hn, hnji, bilkul, thik hai, theek he, sahi hai, جی بالکل, ہاں بالکل, جی جی'.split(
    ', ',
  ),
  no: 'نہیں, جی نہیں, نہ, بالکل نہیں, ختم ہو گیا, nahi, nahin, nai, ji nahi, g ni, ji ni, jee ni, nahi g, نہیں جی, ابھی نہیں, غلط ہے, یہ غلط ہے, صحیح نہیں, درست نہیں, ٹھیک نہیں, nhi, nahin ji, nahi ji, nai ji, nhi ji, ji nai, ji nhi, jee nahi, jee nai, jee nhi, g nahi, g nai, g nhi, bilkul nahi, bilkul nai, bilkul nhi, abhi nahi, abhi nai, abhi nhi, sahi nahi, sahi nai, sahi nhi, theek nahi, theek nai, theek nhi, thik nahi, ghalat hai, galat hai'.split(
    ', ',
  ),
  notSure:
    'یقین نہیں, مجھے یقین نہیں, شاید, پتہ نہیں شاید, shayad, یقین سے نہیں, پکا نہیں, shayd, shyd, pakka nahi, pakka nai, yaqeen nahi'.split(
      ', ',
    ),
  likelyNo:
    'shayad nahi, shayad nahin, shayad nai, nahi shayad, nahin shayad, mera khayal nahi, mera khyal nahi, mera khayal hai nahi, mera khyal hai nahi, mere khayal mein nahi, mere khayal se nahi, mere khyal se nahi, mere khyal me nahi, lagta nahi, lagta nahin, lagta to nahi, nahi lagta, nahin lagta, mujhe nahi lagta, mujhe nahin lagta, nahi hoga, ghaliban nahi, شاید نہیں, نہیں شاید, میرا خیال نہیں, میرا خیال ہے نہیں, میرے خیال میں نہیں, میرے خیال سے نہیں, لگتا نہیں, لگتا تو نہیں, نہیں لگتا, مجھے نہیں لگتا, غالباً نہیں, نہیں ہوگا'.split(
      ', ',
    ),
  dontKnow:
    'مجھے نہیں معلوم, معلوم نہیں, پتہ نہیں, مجھے نہیں پتہ, نہیں معلوم, نہیں پتہ, مجھے نہیں مل رہا, نہیں مل رہا, یاد نہیں, بھول گیا, بھول گئی, میرے پاس نہیں, pata nahi, maloom nahi, mujhe nahi pata, پتا نہیں, مجھے پتا نہیں, مجھے پتہ نہیں, مجھے نہیں پتا, نہیں پتا, کچھ پتا نہیں, مجھے کیا پتا, مجھے معلوم نہیں, یاد نہیں ہے, یاد نہیں آ رہا, نہیں مل رہی, pata nai, pata nhi, pta nahi, pta nai, pta nhi, pta ni, pata ni, nahi pata, nai pata, nhi pata, nhi pta, mujhe nahi maloom, nahi maloom, malum nahi, maloom nai, mujhe nai pata, mujhe nhi pata, mujhe pata nahi, mujhe pata nai, yaad nahi, yaad nai, yaad nhi, yad nahi, yad nai, yad nhi, bhool gaya, bhool gayi, bhool gai, nahi mil raha, nahi mil rahi, nahi mil rha, nai mil raha, nai mil rahi, nai mil rha, nhi mil raha, nhi mil rahi, nhi mil rha, nhi mil ri, mere paas nahi, mere pas nahi, mere pas nai, nahi yaad, nai yaad'.split(
      ', ',
    ),
  skip: 'چھوڑ دیں, چھوڑیں, چھوڑو, اگلا, بعد میں, رہنے دیں, chor dein, چھوڑ دو, رہنے دو, آگے چلیں, chor do, chor den, chhor do, chhor dein, chhoro, choro, rehne do, rehne dein, rehnay do, aage chalo, agla, skip karo, skip kar do, baad mein, baad me, bad me, rehne dain, zaroorat nahi, zarurat nahi, ضرورت نہیں'.split(
    ', ',
  ),
  polite: 'براہ کرم, برائے مہربانی, پلیز, مہربانی, میں چاہتا ہوں, میں چاہتی ہوں'.split(', '),
  only: 'صرف, sirf, فقط'.split(', '),
  commands: {
    back: 'پیچھے, واپس, پچھلا, پچھلا سوال, واپس جائیں, wapas, peeche, پیچھے جائیں, wapis, wapas jao, peechay, piche, pichla sawal, peeche jao'.split(
      ', ',
    ),
    repeat:
      'دہرائیں, دوبارہ, پھر سے, دوبارہ بتائیں, کیا, کیا کہا, dobara, دوبارہ بولیں, دوبارہ لکھیں, dobara batao, dobara batain, dobara bolo, dobara likho, phir se, phir se batao, kya kaha, kya bola'.split(
        ', ',
      ),
    help: 'مدد, میری مدد کریں, سمجھ نہیں آیا, میں نہیں سمجھا, میں نہیں سمجھی, کیوں, madad, مدد کریں, مدد کرو, میری مدد کرو, سمجھ نہیں آئی, سمجھ نہیں آ رہا, سمجھ نہیں آ رہی, madad karo, madad karein, madad kro, meri madad karo, meri madad karein, samajh nahi aya, samajh nahi aayi, samajh nai aya, samajh nahi aa raha, samajh nai aa rahi, samajh nahi aa rahi, smjh nai aya, kyun, kyu'.split(
      ', ',
    ),
    person:
      'انسان, کسی انسان سے بات, انسان سے بات, نمائندہ, ایجنٹ, کسی سے بات کرنی ہے, مجھے فون کریں, insan, کسی بندے سے بات, کسی بندے سے بات کراؤ, insan se baat, insan se baat karo, insan se baat karwao, kisi insan se baat, kisi se baat karni hai, kisi bande se baat, banda chahiye, insan chahiye, asli insan, insan se baat karni hai, bande se baat karni hai, numainda, mujhe call karo, mujhe call karein'.split(
        ', ',
      ),
    stop: 'رکیں, رک جائیں, رکو, بس کریں, بند کریں, روک دیں, ruk jao, رک جاؤ, بس کرو, روکو, ruko, rukein, rukiye, ruk jaein, ruk jayen, bas karo'.split(
      ', ',
    ),
    restart:
      'دوبارہ شروع, دوبارہ شروع کریں, شروع سے, مٹا دیں, سب مٹا دیں, نئی رپورٹ, سب مٹا دو, نئے سرے سے, dobara shuru, dobara shuru karo, dobara shuru karein, shuru se, naye siray se, sab mita do, sab delete kar do, nayi report'.split(
        ', ',
      ),
    edit: 'تبدیل, تبدیل کریں, بدلیں, درست کریں, تبدیلی, بدلو, بدلنا ہے, تبدیل کرنا ہے, کچھ غلط ہے, کچھ غلط لکھا ہے, badlo, badlein, badalna hai, tabdeel, tabdeel karo, tabdeel karein, change karo, change karna hai, theek karo, theek karna hai, kuch ghalat hai, kuch galat hai'.split(
      ', ',
    ),
    status:
      'میرا کیس, کیس کا کیا ہوا, میرے کیس کا کیا ہوا, کیس کی صورتحال, کوئی خبر, میرے پاس کیس نمبر ہے, کیس نمبر, کیس کا کیا بنا, میرے کیس کا کیا بنا, کیس نمبر ہے, mera case, case number, case number hai, mere paas case number hai, mere pas case number hai, case ka kya hua, mere case ka kya hua, case ka kya bana, mere case ka kya bana, koi khabar, koi update'.split(
        ', ',
      ),
    danger:
      'خطرہ, میں خطرے میں ہوں, ہنگامی, خطرے میں ہوں, ہم خطرے میں ہیں, khatra, khatre mein hun, main khatre mein hun, mai khatre me hun'.split(
        ', ',
      ),
  },
  fields: {
    bank: 'بینک, کہاں سے, bank, kahan se, kis bank se'.split(', '),
    amount: 'رقم, پیسے, کتنے, raqam, rakam, paise, paisay, kitne, raqmein, رقمیں, رقوم'.split(', '),
    when: 'کب, وقت, تاریخ, دن, kab, waqt, tareekh, tarikh, din'.split(', '),
    reference: 'حوالہ, حوالہ نمبر, ٹرانزیکشن, ریفرنس, ریفرنس نمبر, hawala, hawala number, refrence'.split(
      ', ',
    ),
    receiver: 'کہاں, وصول کنندہ, اکاؤنٹ, کس کو, جس کو بھیجے, kahan, kis ko, jis ko bheje'.split(', '),
    type: 'قسم, کس قسم, qism, kis qism'.split(', '),
    contact: 'رابطہ, فون, نمبر, فون نمبر, میرا نمبر, rabta, mera number'.split(', '),
  },
  kinds: {
    impersonation_bank_police:
      'بینک, پولیس, بینک والا, پولیس والا, بینک کا نمائندہ, بینک کی کال, محفوظ اکاؤنٹ, بینک والے, پولیس والے, ایف آئی اے, bank wala, bank wale, bank ka banda, bank ka numainda, police wala, police wale, fia, fia wala'.split(
        ', ',
      ),
    impersonation_other:
      'سرکاری, نادرا, دفتر, کسٹم, بجلی والے, کوریئر, نادرا والا, کسٹم والے, بجلی والا, پارسل, بے نظیر, بینظیر, nadra, nadra wala, nadra wale, sarkari, sarkari admi, kastam, custom wale, bijli wale, bijli wala, parcel, bisp, benazir'.split(
        ', ',
      ),
    impersonation_family_friend:
      'میرا بیٹا, میری بیٹی, میرا بھائی, میری بہن, میری امی, میرے ابو, رشتہ دار, کزن, نیا نمبر, رشتے دار, دوست بن کر, بیٹا بن کر, rishtedar, rishtedaar, dost ban kar, dost ban k, beta ban kar, beta ban k, naya number'.split(
        ', ',
      ),
    investment:
      'سرمایہ کاری, انویسٹمنٹ, کرپٹو, منافع, پیسے دگنے, کمیٹی, سکیم, اسکیم, پیسے ڈبل, sarmaya kari, munafa, paise double, paisay double, paise dugne, committee, kameti, scheme'.split(
        ', ',
      ),
    purchase:
      'خریدا, خریداری, آن لائن دکان, دکان, بیچنے والا, آرڈر, سامان نہیں آیا, ڈیلیوری, منگوایا, منگوائی, منگوائے, دراز, او ایل ایکس, سامان نہیں ملا, khareeda, khareedi, kharida, kharidari, khareedari, mangwaya, mangwai, mangwae, mangwaye, dukan, dukaan, dukandar, bechne wala, saman nahi aya, saman nai aya, saman nahi mila, saman nai mila, daraz, olx'.split(
        ', ',
      ),
    romance:
      'محبت, شادی, دوستی, گرل فرینڈ, بوائے فرینڈ, پیار, رشتہ, عشق, منگنی, mohabbat, muhabbat, pyar, pyaar, ishq, shadi, shaadi, rishta, mangni, dosti, larki ka chakkar'.split(
        ', ',
      ),
    job_task:
      'نوکری, ملازمت, کام, ٹاسک, گھر بیٹھے, نوکری کا جھانسا, naukri, nokri, noukri, mulazmat, ghar baithe, ghar bethe'.split(
        ', ',
      ),
    advance_fee:
      'انعام, لاٹری, فیس, قرض, وراثت, قرعہ اندازی, جیتو پاکستان, قرضہ, لون, وظیفہ, inam, inaam, qarz, qarza, karza, wirasat, wazifa, jeeto pakistan'.split(
        ', ',
      ),
    invoice_mandate: 'جعلی بل, انوائس, سپلائر'.split(', '),
    ceo_fraud: 'میرا افسر, میرا باس'.split(', '),
    account_takeover:
      'ہیک, اکاؤنٹ لے لیا, اکاؤنٹ ہیک, سم, بغیر اجازت, خود بخود, اپنے آپ, خود نکل گئے, خود ہی نکل گئے, خود پیسے, میں نے نہیں بھیجے, میں نے نہیں کی, account hack, hack ho gaya, hack kar liya, khud nikal gaye, khud hi nikal gaye, khud bakhud, khud ba khud, apne aap, baghair ijazat, bina ijazat, maine nahi kiya, mene nai kia'.split(
        ', ',
      ),
    remote_access:
      'فون کا کنٹرول, ایپ لگوائی, اینی ڈیسک, اسکرین شیئر, ایپ ڈلوائی, ایپ ڈاؤن لوڈ, ٹیم ویور, app install karwai, app install karwayi, app dalwai, app lagwai, phone ka control'.split(
        ', ',
      ),
    extortion_coercion:
      'دھمکی, بلیک میل, میری تصویریں, ڈرایا, دھمکیاں, تصویریں, تصویریں وائرل, ویڈیو وائرل, وائرل, dhamki, dhamkiyan, dhamkian, meri tasveeren, tasveeren, tasveerein, viral'.split(
        ', ',
      ),
    recovery_scam:
      'پیسے واپس دلانے, پیسے واپس دلوانے, رقم واپس دلانے, رقم واپس دلوانے, ریکوری والا, paise wapas dilane, paise wapis dilane, paise wapis dilwane, recovery wala'.split(
        ', ',
      ),
  },
  notScam: {
    mistaken:
      'غلط نمبر, غلط اکاؤنٹ, غلطی سے بھیجے, غلطی سے بھیج دیے, غلطی سے چلے گئے, غلطی سے دوسرے, ghalat number, galat number, ghalat account, galat account, ghalti se bheje, galti se bheje, ghalti se bhej diye, galti se bhej diye, ghalti se chale gaye, galti se chale gaye'.split(
        ', ',
      ),
    received: 'نامعلوم پیسے, پیسے آئے, انجان پیسے, anjaan paise, anjan paise, namaloom paise'.split(', '),
    dispute: 'دکان سے جھگڑا, خراب سامان'.split(', '),
  },
  wasScam:
    'یہ دھوکا تھا, یہ دھوکہ تھا, یہ فراڈ تھا, یہ سکیم تھا, دھوکا تھا, دھوکہ تھا, فراڈ تھا, دھوکا ہوا ہے, دھوکا ہوا, فراڈ ہوا, yeh scam tha, ye scam tha, scam tha, fraud tha, dhoka tha, fraud hua, dhoka hua, scam hua, it was a scam'.split(
      ', ',
    ),
  noNumber:
    'نمبر نہیں دیا, کوئی نمبر نہیں, نمبر نہیں ہے, فون نہیں ہے, فون نہیں, نمبر بدل گیا, فون کھو گیا, number nahi diya, number nahi dia, koi number nahi, number nahi hai, phone nahi hai, phone nahi, number badal gaya, phone kho gaya, number nahi de, number nai de'.split(
      ', ',
    ),
  noBank:
    'بینک اکاؤنٹ نہیں, اکاؤنٹ نہیں ہے, کوئی بینک نہیں, میرا اکاؤنٹ نہیں, account nahi hai, account nahi he, account nai hai, koi bank nahi, bank account nahi, khata nahi'.split(
      ', ',
    ),
  codeAsked:
    'او ٹی پی دے دیا, او ٹی پی بتا دیا, او ٹی پی مانگا, کوڈ دے دیا, کوڈ بتا دیا, کوڈ مانگا, محفوظ اکاؤنٹ, otp de diya, otp bata diya, otp manga, otp maanga, otp diya, otp share kiya, code de diya, code bata diya, code manga, code maanga, code diya, safe account'.split(
      ', ',
    ),
  stoppedInTime:
    'روک لیا, پیسے نہیں بھیجے, ادائیگی نہیں کی, وقت پر روک لیا, پیسے بچ گئے, پیسے نہیں گئے, کچھ نہیں گیا, کچھ بھی نہیں گیا, rok liya, rok lia, waqt par rok liya, paise bach gaye, paise nahi gaye, paise nai gaye, paise nhi gaye, kuch nahi gaya, kuch nai gaya, kuch nhi gaya, kuch bhi nahi gaya, kuch bhi nai gaya, abhi nahi nikale, abhi tak nahi nikale, paise nahi nikale, abhi nahi bheje, abhi tak nahi bheje, abhi account mein hain, abhi nahi diye, ابھی نہیں نکالے, ابھی تک نہیں نکالے, پیسے نہیں نکالے, ابھی نہیں بھیجے, ابھی تک نہیں بھیجے, ابھی اکاؤنٹ میں ہیں'.split(
      ', ',
    ),
  forOther:
    'us ke liye, un ke liye, uske liye, unke liye, اس کے لیے, ان کے لیے, کسی اور کے لیے, کی مدد کر رہا ہوں, کی مدد کر رہی ہوں, میری امی کے لیے, میرے ابو کے لیے, دوست کے لیے, کسی اور کے لئے, میری نانی کے لیے, میری دادی کے لیے, میری والدہ کے لیے, میرے والد کے لیے, پڑوسی کے لیے, kisi aur ke liye, kisi or k liye, ammi ke liye, ammi k liye, abu ke liye, abbu ke liye, abu k liye, dost ke liye, nani ke liye, dadi ke liye'.split(
      ', ',
    ),
  itsMe:
    'میرا ہی, میرے ساتھ ہوا, میں خود, میرا اپنا, میرا معاملہ, mera hi, mere sath hua, main khud, mein khud, mera apna, mera mamla'.split(
      ', ',
    ),
  theyAgree:
    'وہ راضی ہیں, وہ راضی ہے, راضی ہیں, وہ مان گئے, وہ مان گئیں, انہیں معلوم ہے, اسے معلوم ہے, انہیں پتہ ہے, اسے پتہ ہے, انہوں نے ہاں کہا, وہ میرے ساتھ ہیں, wo razi hain, woh razi hain, wo razi hai, razi hain, unhen pata hai, unko pata hai, usko pata hai, unhone haan kaha'.split(
      ', ',
    ),
  theyDoNot:
    'راضی نہیں, نہیں مان, معلوم نہیں, پتہ نہیں, منع کیا, منع کر, نہیں بتایا, razi nahi, razi nahin, pata nahi, pata nahin, maloom nahi, mana kiya, nahi bataya'.split(
      ', ',
    ),
  thanks:
    'شکریہ, بہت شکریہ, مہربانی, خدا حافظ, اللہ حافظ, بس یہی, بس, shukriya, جزاک اللہ, بس اتنا ہی, shukria, shukriyah, bohat shukriya, bahut shukriya, bht shukriya, meherbani, mehrbani, meharbani, jazakallah, jazak allah, allah hafiz, khuda hafiz, bas yehi, bas yahi, bas, bas itna hi'.split(
      ', ',
    ),
  danger:
    'مار دیں گے, مار ڈالیں گے, قتل, اغوا, بندوق, پستول, چاقو, خودکشی, مجبور کر رہے, مار رہے, جان سے مار'.split(
      ', ',
    ),
  called:
    'میں نے فون کر لیا, فون کر لیا, کال کر لی, میں نے کال کی, بینک کو فون کر دیا, بینک کو فون کر لیا, بینک کو کال کر دی, بینک کو کال کر لی, کال کر دی, phone kar liya, phone kar lia, call kar li, call kar liya, call kar di, call krli, bank ko call kar li, bank ko call kar di, bank ko phone kar liya, bank ko phone kar diya'.split(
      ', ',
    ),
  paid: 'بھیجے, بھیجا, بھیج دیے, ادا کیے, ادائیگی کی, ٹرانسفر, دیے, گنوائے, نکال لیے, نکل گئے'.split(', '),
  demanded:
    'manga, mange, maangay, maange, maanga, mang raha, mang rahe, mang rhe, maang raha, maang rahe, mangi, manga tha, mange the, demand ki, demand kiya, demand kar raha, مانگا, مانگے, مانگی, مانگ رہا, مانگ رہے, مانگ رہی, مطالبہ'.split(
      ', ',
    ),
  to: 'ko, par, pe, pr, mein, کو, پر, پہ, میں'.split(', '),
  theirs:
    'us ka account, uska account, us ka number, uska number, un ka account, unka account, un ka number, unka number, اس کا اکاؤنٹ, اس کا نمبر, ان کا اکاؤنٹ, ان کا نمبر'.split(
      ', ',
    ),
  mine: 'میرے, اپنے, میرے بینک, اپنے بینک'.split(', '),
  contactWish:
    'call na karein, call na karen, call na karna, call mat karna, call mat karein, call nahi karna, phone na karein, phone mat karna, phone na karna, calls nahi, no calls, dont call, don t call, sirf message, sirf msg, sirf sms, sirf whatsapp, ghar pe call na, کال نہ کریں, کال مت کرنا, کال نہ کرنا, فون نہ کریں, فون مت کرنا, صرف میسج, صرف پیغام, صرف ایس ایم ایس, گھر پر فون نہ, دفتر میں فون نہ, شام چھ بجے کے بعد فون, رات کو فون نہ'.split(
      ', ',
    ),
  reachMe: 'میرا نمبر, میرا نمبر ہے, میرا فون نمبر, میرا موبائل نمبر, مجھے اس نمبر پر'.split(', '),
  rather:
    'ki jagah, ke bajaye, ki bajaye, nahi balke, balke, balkay, mera matlab, matlab, ghalat hai, galat hai, asal mein, sorry, maaf, کی جگہ, کے بجائے, بلکہ, میرا مطلب, مطلب, غلط ہے, اصل میں'.split(
      ', ',
    ),
  remove: 'hata do, hatao, khatam karo, ہٹا دیں, ہٹا دو'.split(', '),
  wrong:
    'ghalat, galat, sahi nahi, theek nahi, durust nahi, ghalti, غلط, صحیح نہیں, درست نہیں, ٹھیک نہیں, غلطی'.split(
      ', ',
    ),
  whose: {
    own: 'mera, meri, mere, apna, میرا, میری, میرے, اپنا'.split(', '),
    theirs: 'uska, uski, us ka, us ki, unka, un ka, unki, اس کا, اس کی, ان کا, ان کی'.split(', '),
  },
  nameIs: 'naam, naam hai, نام'.split(', '),
  same: 'یہی, یہی نام, وہی, میں خود, میرا ہی, yehi, yehi naam, wohi, main khud, mai khud, mera hi'.split(
    ', ',
  ),
  addDetails: 'تفصیلات, مزید تفصیلات, اور تفصیل, تفصیل, tafseel, tafseelat, mazeed tafseel'.split(', '),
  addPayment:
    'ایک اور ادائیگی, اور ادائیگی, دوبارہ بھیجے, ایک اور بار بھیجے, ek aur payment, aik aur payment, ek or payment, dobara bheje, ek aur transfer, ek aur raqam, ek aur gaye, ایک اور ٹرانسفر, ایک اور رقم'.split(
      ', ',
    ),
  safe: 'chalen age, aage batao, aage batayen, ab baat kar sakti hun, ab baat kar sakta hun, اب بات کر سکتی ہوں, اب بات کر سکتا ہوں, آگے بتائیں, سب ٹھیک, ہم ٹھیک ہیں, سب خیریت, sab theek, sab thik, hum theek hain, sab khairiyat, میں محفوظ ہوں, ٹھیک ہوں, جاری رکھیں, محفوظ ہوں, اب محفوظ, ہم محفوظ ہیں, سب محفوظ, خیریت سے ہوں, mehfooz hun, mehfooz hoon, mahfooz hun, ab mehfooz, ab mehfooz hun, theek hun, theek hoon, thik hun, ab theek hun, khairiyat se hun, chalo agay, chalo aage, aage chalo, agay chalo, aage chalte hain, aage chalein, agay chalein, aage badho, continue karo, continue karein, چلو آگے, آگے چلو, آگے چلیں, آگے بڑھیں'.split(
    ', ',
  ),
  otherBank:
    'کوئی اور بینک, اور بینک, کوئی اور, فہرست میں نہیں, دوسرا بینک, koi aur bank, koi or bank, koi aur, koi or, aur bank, doosra bank, dusra bank, list me nahi, list mein nahi, list me nai'.split(
      ', ',
    ),
  sendIt:
    'بھیجیں, بھیج دیں, ابھی بھیجیں, ہاں بھیج دیں, بھیج دو, بھیجو, bhejo, bhej do, bhejdo, bhej dein, bhejein, haan bhej do, send kar do, send kr do, send karo, ابھی بھیج دیں, بس بھیج دیں, bas bhej do, bas bhej dein, abhi bhej do'.split(
      ', ',
    ),
  sendNow:
    'بھیجیں, بھیج دیں, ابھی بھیجیں, درست ہے, جی ہاں, ہاں, صحیح ہے, ہاں بھیج دیں, بھیج دو, بھیجو, جی بھیج دیں, جی بھیجیں, ہاں بھیجیں, ہاں بھیج دو, ہاں جی بھیج دیں, ٹھیک ہے بھیج دیں, درست ہے بھیج دیں, صحیح ہے بھیج دیں, سب ٹھیک ہے, سب درست ہے, سب صحیح ہے, سب صحیح ہے بھیج دیں, bhejo, bhej do, bhejdo, bhej dein, bhej den, bhejein, haan bhejo, haan bhej do, han bhej do, haan bhej dein, ha bhej do, ji bhej dein, jee bhej dein, ok bhej do, ok bhej dein, theek hai bhej do, theek hai bhej dein, thik hai bhej do, sahi hai bhej do, sahi hai bhej dein, send kar do, send kr do, send kardo, send karo, send kar dein, sab theek hai, sab thik hai, sab sahi hai, ha sahi hai, sab theek hai bhej do, sab thik hai bhej do, sab sahi hai bhej do, sab theek hai bhej dein, sab sahi hai bhej dein, سب ٹھیک ہے بھیج دیں, سب درست ہے بھیج دیں'.split(
      ', ',
    ),
  news: {
    sms: 'ایس ایم ایس, میسج, sms, msg, message karo, msg karo'.split(', '),
    voice_callback:
      'فون کال, کال, فون کریں, کال کریں, فون کرو, call karo, call karein, phone karo, phone karein'.split(
        ', ',
      ),
    email: 'ای میل, email, e mail, e-mail'.split(', '),
  },
  newsNot: 'نہیں, نہ, مت, بغیر, nahi, nahin, mat, nai'.split(', '),
  stopNews:
    'پیغامات بند کریں, پیغام بند کریں, ایس ایم ایس بند کریں, میسج بند کریں, کال بند کریں, ای میل بند کریں, ایس ایم ایس نہ کریں, میسج نہ کریں, فون نہ کریں, کال نہ کریں, sms band karo, sms band karein, message band karo, message band karein, msg band karo, call band karo, call mat karo, message mat karo'.split(
      ', ',
    ),
  numbers: {
    units: {
      ایک: 1,
      دو: 2,
      تین: 3,
      چار: 4,
      پانچ: 5,
      چھ: 6,
      سات: 7,
      آٹھ: 8,
      نو: 9,
      دس: 10,
      گیارہ: 11,
      بارہ: 12,
      پندرہ: 15,
      بیس: 20,
      پچیس: 25,
      تیس: 30,
      پینتیس: 35,
      چالیس: 40,
      پینتالیس: 45,
      پچاس: 50,
      ساٹھ: 60,
      ستر: 70,
      پچھتر: 75,
      اسی: 80,
      نوے: 90,
      ek: 1,
      aik: 1,
      teen: 3,
      char: 4,
      chaar: 4,
      panch: 5,
      paanch: 5,
      chay: 6,
      chhay: 6,
      saat: 7,
      aath: 8,
      nau: 9,
      das: 10,
      dus: 10,
      gyara: 11,
      gyarah: 11,
      bara: 12,
      barah: 12,
      terah: 13,
      chauda: 14,
      chaudah: 14,
      pandra: 15,
      pandrah: 15,
      sola: 16,
      solah: 16,
      satra: 17,
      satrah: 17,
      athara: 18,
      atharah: 18,
      unnis: 19,
      bees: 20,
      ikkis: 21,
      bais: 22,
      pachis: 25,
      pachees: 25,
      tees: 30,
      paintis: 35,
      chalis: 40,
      chalees: 40,
      paintalis: 45,
      pachas: 50,
      pachaas: 50,
      pachpan: 55,
      sattar: 70,
      pachattar: 75,
      assi: 80,
      nabbe: 90,
      تیرہ: 13,
      چودہ: 14,
      سولہ: 16,
      سترہ: 17,
      اٹھارہ: 18,
      انیس: 19,
      اکیس: 21,
      بائیس: 22,
      چوبیس: 24,
      اٹھائیس: 28,
      بتیس: 32,
      چھتیس: 36,
      اڑتیس: 38,
      بیالیس: 42,
      اڑتالیس: 48,
      پچپن: 55,
      پینسٹھ: 65,
      پچاسی: 85,
      پچانوے: 95,
    },
    scales: {
      سو: 100,
      ہزار: 1000,
      لاکھ: 100_000,
      کروڑ: 10_000_000,
      ارب: 1_000_000_000,
      hazar: 1000,
      hazaar: 1000,
      hzar: 1000,
      hazr: 1000,
      sau: 100,
      lac: 100_000,
      karor: 10_000_000,
    },
    money: 'پیسو, peso, pesos, روپے, روپیہ, روپیے, rupay, rupaye, rs, rupees, rupiya, rupya'.split(', '),
  },
  time: {
    now: 'ابھی ابھی, ابھی, اسی وقت, abhi, تھوڑی دیر پہلے, ابھی تھوڑی دیر پہلے, abhi abhi, abi abi, isi waqt, thori der pehle, abhi thori der pehle'.split(
      ', ',
    ),
    today: 'آج, aaj, aj, ajj'.split(', '),
    yesterday: 'کل, گزشتہ کل, کل رات, کل گزرا ہوا, kal, گزشتہ روز, kl, guzishta roz'.split(', '),
    dayBeforeYesterday: 'پرسوں, parson, parso, parsu'.split(', '),
    minute: 'منٹ, منٹوں, minute, minat, mint'.split(', '),
    hour: 'گھنٹہ, گھنٹے, گھنٹوں, ghanta, ghante, ghantay, ghnta, ghnte'.split(', '),
    day: 'دن, دنوں, din'.split(', '),
    week: 'ہفتہ, ہفتے, hafta, hafte, haftay'.split(', '),
    month: 'مہینہ, مہینے, ماہ, mahina, mahine, mahinay'.split(', '),
    ago: 'پہلے, قبل, pehle, pehlay, phle, pehly, pahle, phly'.split(', '),
    morning: 'صبح, subah, subha, sawere, سویرے'.split(', '),
    afternoon: 'دوپہر, سہ پہر, dopahar, dopehar, dupehar, dopehr'.split(', '),
    evening: 'شام, رات, sham, shaam, raat, rat'.split(', '),
    vague:
      'pichle hafte, pichlay haftay, pichle haftay, pichlay hafte, pichhle hafte, guzishta hafte, is hafte, last week, pichle mahine, pichlay mahine, guzishta mahine, kuch din pehle, kuch din pehlay, chand din pehle, kai din pehle, kuch hafte pehle, pichle saal, پچھلے ہفتے, گزشتہ ہفتے, اس ہفتے, پچھلے مہینے, گزشتہ مہینے, کچھ دن پہلے, چند دن پہلے, کئی دن پہلے, کچھ ہفتے پہلے, حال ہی میں, پچھلے سال'.split(
        ', ',
      ),
    weekdays: ['پیر', 'منگل', 'بدھ', 'جمعرات', 'جمعہ', 'سنیچر', 'اتوار'],
  },
} satisfies Words
